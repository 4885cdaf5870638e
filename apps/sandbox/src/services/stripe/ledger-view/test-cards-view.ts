import { element } from '../../../browser/dom';
import { formatNumber } from '../browser/card-form/format-card';
import { TEST_CARDS } from '../cards/test-cards';
import type { TestCard } from '../cards/test-cards';

/** The cards to try, with a button that copies the number. */
export function renderTestCards(announce: (text: string) => void): readonly HTMLElement[] {
  return TEST_CARDS.map((card) => renderTestCard(card, announce));
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
