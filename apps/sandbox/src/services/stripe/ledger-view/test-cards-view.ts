import { element } from '../../../browser/dom';
import { formatNumber } from '../../../cards/format-card';
import { TEST_CARDS, testCardByNumber } from '../cards/test-cards';
import type { TestCard } from '../cards/test-cards';

/** One card for each way a payment can go; the others are a click away. */
const FIRST_TO_TRY = [
  '4242424242424242',
  '4000000000000002',
  '4000000000009995',
  '4000002760003184',
  '4000008260003178',
  '4000000000005126',
];

/** The cards to try, with a button that copies the number. */
export function renderTestCards(announce: (text: string) => void): readonly HTMLElement[] {
  const first = FIRST_TO_TRY.flatMap((number) => testCardByNumber(number) ?? []);
  const others = TEST_CARDS.filter((card) => !first.includes(card));
  const more = element('summary', {}, `${others.length} more cards`);
  return [
    renderList(first, announce),
    element('details', { class: 'more' }, more, renderList(others, announce)),
  ];
}

function renderList(cards: readonly TestCard[], announce: (text: string) => void): HTMLElement {
  return element('ul', { class: 'cards' }, ...cards.map((card) => renderTestCard(card, announce)));
}

function renderTestCard(card: TestCard, announce: (text: string) => void): HTMLElement {
  const shown = formatNumber(card.number);
  const copy = element(
    'button',
    { type: 'button', 'aria-label': `Copy ${shown}: ${card.label}` },
    'Copy',
  );
  copy.addEventListener('click', () => {
    void navigator.clipboard.writeText(card.number).then(
      () => {
        copy.textContent = 'Copied';
        announce(`${shown} copied`);
        setTimeout(() => {
          copy.textContent = 'Copy';
        }, 1500);
      },
      () => announce('The number could not be copied.'),
    );
  });
  return element(
    'li',
    { class: 'card' },
    element('span', { class: 'number' }, shown),
    element('span', { class: 'label' }, card.label),
    copy,
  );
}
