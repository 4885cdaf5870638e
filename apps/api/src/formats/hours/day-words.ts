/** Names of the weekdays, Monday first, as they are written in eight languages; without accents, in small letters. */
const NAMES: readonly (readonly string[])[] = [
  words(
    'm mo mon monday mondays montag montags lunes lun lundi lunedi segunda segunda-feira seg poniedziałek pon pn понедельник пн',
  ),
  words(
    'tu tue tues tuesday tuesdays dienstag di martes mar mardi martedi terca terca-feira ter wtorek wt вторник вт',
  ),
  words(
    'w we wed weds wednesday wednesdays mittwoch mi miercoles mie mercredi mer mercoledi quarta quarta-feira qua sroda sro sr среда среду ср',
  ),
  words(
    'th thu thur thurs thursday thursdays donnerstag do jueves jue jeudi jeu giovedi gio quinta quinta-feira qui czwartek czw cz четверг чт',
  ),
  words(
    'f fr fri friday fridays freitag viernes vie vendredi ven venerdi sexta sexta-feira sex piatek pia pt пятница пятницу пт',
  ),
  words(
    'sa sat saturday saturdays samstag sonnabend sabado sab samedi sam sabato sobota sob sb суббота субботу сб prefestivi',
  ),
  words(
    'su sun sunday sundays sonntag so domingo dom dimanche dim domenica niedziela niedz nd воскресенье вс',
  ),
];

const WEEKDAYS = words('weekday weekdays feriali laborables robocze будням будни');
const WEEKEND = words('weekend weekends выходные выходным');
const DAILY = words('daily everyday taglich codziennie ежедневно');

export const CLOSED = new Set(
  words(
    'closed off cerrado cerrada chiuso chiusi chiusa ferme geschlossen fechado zamkniete nieczynne закрыто выходной',
  ),
);
export const AND = new Set(words('and & + y e i et und и'));
export const TO = new Set(words('- to a al alle au ao as bis until till through thru до do'));
/** Words that change nothing. */
export const FILLERS = new Set(
  words(
    'de da dal dalle from von od du des le les el los la las fino с в по uhr h hs hrs hours horas ore open opens abierto aperto ouvert geoffnet otwarte am: los:',
  ),
);

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:open )?24\s*hours(?: (?:a|per) day)?\b|\b24\s*h(?:rs)?\b/g, '0:00-24:00'],
  [
    /\b7 days(?: a week)?\b|\bevery ?day\b|\ball days\b|\btutti i giorni\b|\btodos (?:los|os) dias\b|\btous les jours\b/g,
    'daily',
  ],
  [/\bgiorni feriali\b/g, 'feriali'],
  [/\bfi(?:n de semana|ne settimana|m de semana)\b/g, 'weekend'],
  [/\bmidday\b|\bnoon\b/g, '12:00'],
  [/\bmidnight\b(?=\s*(?:-|to\b|till\b|until\b))/g, '00:00'],
  [/\bmidnight\b/g, '24:00'],
];

/** Says what stands in several words, in other scripts of blanks and dashes, or with accents, in the simplest way. */
export function simplified(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'ł')
    .toLowerCase()
    .replaceAll(/<br\s*\/?>/g, '\n')
    .replaceAll(/[\u2010-\u2015\u2212~]/g, '-')
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/(\d)\s*([ap])\s*\.?\s*m\b\.?/g, '$1$2m');
  return PHRASES.reduce((sofar, [phrase, word]) => sofar.replaceAll(phrase, word), plain);
}

/** The weekdays a word stands for, 1 = Monday; null when it is no such word. */
export function daysOf(word: string): number[] | null {
  if (WEEKDAYS.includes(word)) return [1, 2, 3, 4, 5];
  if (WEEKEND.includes(word)) return [6, 7];
  if (DAILY.includes(word)) return [1, 2, 3, 4, 5, 6, 7];
  const day = NAMES.findIndex((names) => names.includes(word));
  return day === -1 ? null : [day + 1];
}

/** NFKD takes some letters apart; the table is written as people write. */
function words(list: string): string[] {
  return list.normalize('NFKD').replaceAll(/\p{M}/gu, '').split(' ');
}
