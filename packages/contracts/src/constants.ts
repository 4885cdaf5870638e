/** The four languages every text of the product exists in. */
export const LANGUAGES = ['en', 'fr', 'es', 'pt'] as const;

/** First segments of the product's own addresses: a restaurant of that name could not be reached at its short address. */
export const RESERVED_ENDPOINTS: readonly string[] = [
  '404',
  'addguest',
  'api',
  'callwaiter',
  'campaigns',
  'console',
  'contact',
  'curbside',
  'dineselect',
  'en',
  'es',
  'fr',
  'gallery',
  'gklocations',
  'guesthome',
  'hilton',
  'hotel',
  'kiosk',
  'kioskhome',
  'logoview',
  'menu',
  'ogradysgallery',
  'onecampaign',
  'onemenu',
  'order',
  'ordercomplete',
  'orders',
  'privacy',
  'product',
  'pt',
  'receipts',
  'receipts-old',
  'staff',
  'start',
  'table',
  'tablethome',
  'tos',
  'tv',
  'v2',
  'wall',
];

/** A group maximum (or a cart count) that means "no upper bound". */
export const UNLIMITED = 1000;

/** Most units of one thing on one line. */
export const MAX_LINE_QUANTITY = 99;

/** Most units of one order that nobody has paid: it is cooked on trust. */
export const MAX_UNPAID_UNITS = 50;

/** Most characters in special instructions, order notes and drop-off notes. */
export const MAX_NOTE_LENGTH = 250;

/** Most characters in a person's name, and fewest where one is demanded. */
export const MAX_NAME_LENGTH = 80;
export const MIN_NAME_LENGTH = 2;

/** Most characters of a fault that a device reports. */
export const MAX_FAULT_LENGTH = 500;

/** Minutes for which a screen for guests shows an order that is ready, unless the restaurant sets others. */
export const DEFAULT_SCREEN_READY_MINUTES = 15;
export const MAX_SCREEN_READY_MINUTES = 120;

/** Most characters in a hotel's room number. */
export const MAX_ROOM_NUMBER_LENGTH = 20;

/** Most characters in a phone number: a plus sign and digits. */
export const MAX_PHONE_LENGTH = 14;

/** Most characters in a phone number as it is typed, with its spaces, dashes and brackets. */
export const MAX_TYPED_PHONE_LENGTH = MAX_PHONE_LENGTH + 6;

/** Most characters in an address that an order is brought to. */
export const MAX_ADDRESS_LENGTH = 250;

/** A code that shows that a phone is somebody's, and when another may be asked for. */
export const VERIFICATION_CODE_LENGTH = 6;
export const VERIFICATION_RESEND_SECONDS = 60;

/** How long the price of a delivery holds. */
export const DELIVERY_QUOTE_SECONDS = 240;

/** How often is asked at most where a delivery is, while events do not tell. */
export const MAX_TRACKING_TRIES = 300;

/** Minutes for which an order counts as one that its guest has just made, or has just been handed. */
export const RECENT_ORDER_MINUTES = 30;

/** Most cents that any amount can be: a million. What adds up to more is no order of a guest. */
export const MAX_CENTS = 100_000_000;

/** Most recommendations, and most items in the list of what sold best. */
export const MOST_SUGGESTIONS = 10;

/** Most characters in each field of the contact form. */
export const MAX_CONTACT_LENGTHS = {
  email: 100,
  name: 80,
  title: 100,
  phone: 50,
  zip_code: 30,
  country: 100,
  message: 5000,
} as const;

/** Most equal parts that a bill is split into. */
export const MAX_BILL_PARTS = 50;

/** Characters of the code on a table's card. */
export const TABLE_CODE_LENGTH = 4;

/** Most lines in one order. */
export const MAX_ORDER_LINES = 200;

/** Most campaigns that one order may ask for. */
export const MAX_ORDER_CAMPAIGNS = 20;

/** Tip suggestions, in whole percent, of a restaurant that names none. */
export const DEFAULT_TIP_OPTIONS = [15, 0, 10, 18, 20, 25] as const;

/** Minutes between placing and picking up, where a restaurant names none. */
export const DEFAULT_PREP_MINUTES = 20;

/** Most minutes that an order may take, and most that a busy kitchen may add to them. */
export const MAX_PREP_MINUTES = 720;
export const MAX_BUSY_MINUTES = 120;

/** Most minutes before closing at which a restaurant takes its last order. */
export const MAX_LAST_ORDER_MINUTES = 240;

/** Seconds after which a kiosk asks whether somebody is there, and for how long it then waits. */
export const DEFAULT_KIOSK_IDLE_SECONDS = 60;
export const DEFAULT_KIOSK_COUNTDOWN_SECONDS = 10;
/** Tips that a kiosk offers, in whole percent, where a restaurant names none. */
export const DEFAULT_KIOSK_TIP_OPTIONS = [0, 5, 10, 20] as const;

export const MIN_KIOSK_SECONDS = 5;
export const MAX_KIOSK_SECONDS = 3600;

/** The characters of an order number: none that is mistaken for another. */
export const ORDER_NUMBER_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Most characters of the number on a table tent, which guests of a kiosk take along. */
export const MAX_TABLE_TENT_LENGTH = 4;

export const ORDER_NUMBER_LENGTH = 4;

/** The 14 allergens that EU regulation 1169/2011 (annex II) names. */
export const ALLERGENS = [
  'celery',
  'crustaceans',
  'egg',
  'fish',
  'gluten',
  'lupin',
  'milk',
  'molluscs',
  'mustard',
  'nuts',
  'peanuts',
  'sesame',
  'soy',
  'sulphites',
] as const;

/** Ways of eating that a dish can be marked as fit for. */
export const DIETS = [
  'vegetarian',
  'vegan',
  'halal',
  'kosher',
  'gluten_free',
  'lactose_free',
] as const;

/** An @ that is not first, and after it a dot with two characters or more behind it. */
export const CONTACT_EMAIL = /^[^@\s][^@]*@.*\...+$/s;

/** A field of the contact form that people do not see: a form that has it filled in was sent by a program. */
export const CONTACT_TRAP_FIELD = 'website';

/** Stands in pages that are drawn at build for the origin of the deployment, which the server knows. */
export const BUILT_ORIGIN = 'https://origin.invalid';

/** The wall time at which a restaurant's day turns: after the last guest of the night, before the first of the morning. */
export const DAY_TURNS_AT = '04:00';

/** A payment that tests a card reader, in cents; processors refuse less than 50. */
export const READER_TEST_AMOUNT = 100;

/** Requests that guests choose from where a restaurant has no list of its own. */
export const USUAL_REQUESTS = ['visit', 'water', 'cutlery', 'clear', 'bill'] as const;
