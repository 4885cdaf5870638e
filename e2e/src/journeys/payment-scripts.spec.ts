import { CardFields } from '../pages/card-fields';
import { takingCardsBy } from '../support/processors';
import { goToPay } from '../support/steps';
import { hasCardNumber } from '../support/watch-pages';
import { expect, test } from '../test';

/** External files of the card page: the processor's script and frames, and nothing else. */
const LOADED = {
  STRIPE: { script: '/stripe.js', frame: /\/card-form/u },
  NMI: { script: '/nmi/token/Collect.js', frame: /field=(?:number|expiry|cvv)&/u },
  BAMBORA: {
    script: '/bambora/customcheckout/1/customcheckout.js',
    frame: /field=(?:number|expiry|cvv)&/u,
  },
} as const;

for (const service of ['STRIPE', 'NMI', 'BAMBORA'] as const) {
  test(`T12: ${service}: where a card is typed run our own scripts and one of the processor's, and its number is only in the processor's frames`, async ({
    page,
    screens,
    openVariant,
    product,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      const isOurs = request.url().startsWith(product.url);
      const isOfPage = request.frame() === page.mainFrame();
      if (request.resourceType() === 'script' && isOfPage && !isOurs) scripts.push(request.url());
    });
    const restaurant = await openVariant(takingCardsBy(service, 400));
    await goToPay({ page, screens, restaurant });
    const number = '5555555555554444';
    if (service === 'STRIPE') await screens.payment.typeCard(number);
    else await new CardFields(page, screens.payment.texts).type({ number });

    const { script, frame } = LOADED[service];
    expect(scripts).toEqual([`${product.sandboxUrl}${script}`]);
    const frames = page.frames().filter((each) => each !== page.mainFrame());
    expect(frames.length).toBeGreaterThan(0);
    for (const each of frames) expect(each.url()).toMatch(frame);
    // Content of our document is readable by any other script on it.
    const readable = await page.evaluate(() => {
      const typed = [...document.querySelectorAll('input')].map(({ value }) => value);
      return [document.documentElement.outerHTML, ...typed].join(' ');
    });
    expect(readable.replaceAll(' ', '')).not.toContain(number);
  });
}

test('a card’s number is known by what it is, and nothing else is taken for one', () => {
  for (const text of ['{"n":"4111111111111111"}', 'card=4242 4242 4242 4242&x', '371100001000131'])
    expect(hasCardNumber(text)).toBe(true);
  for (const text of ['1763820000000', '4111111111111112', '01a20388-e129-7693-a58e-e1d09dab83b5'])
    expect(hasCardNumber(text)).toBe(false);
});

test('whatever a page of ours sends is looked through for a card’s number', async ({
  page,
  product,
  watch,
}) => {
  await page.goto('/v2/harbor/order');
  watch.allow(/^console: .*status of 404/u);
  expect(watch.complaints()).toEqual([]);
  for (const length of [0, 100_000]) {
    const url = `${product.url}/api/told/${length}`;
    const number = `${'x'.repeat(length)} 4242 4242 4242 4242`;
    await page.evaluate(([to, body]) => fetch(to, { method: 'POST', body }), [
      url,
      number,
    ] as const);
    const heard = `card: its number went to ${url}`;
    await expect.poll(() => watch.complaints()).toEqual([heard]);
    watch.allow(new RegExp(heard, 'u'));
  }
});
