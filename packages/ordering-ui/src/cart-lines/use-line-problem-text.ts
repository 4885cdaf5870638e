import type { CheckedLine } from '@comanda/cart';
import { assertNever } from '@comanda/kernel';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../times/use-format';

/** Describes changes of a line since the guest chose it; empty without any. */
export function useLineProblemText(): (checked: CheckedLine) => string {
  const { t } = useTranslation();
  const { money } = useFormat();
  return ({ problem, unit_price, line, fault }) => {
    switch (problem) {
      case null:
        return '';
      case 'gone':
        return t('cart.line.gone');
      case 'sold_out':
        return t('cart.line.sold_out');
      case 'not_served':
        return t('cart.line.not_served');
      case 'modifiers_changed': {
        const groups = groupsAskingAnew(fault);
        return groups === null
          ? t('cart.line.modifier_gone')
          : t('cart.line.choices_changed', { groups });
      }
      case 'price_changed':
        return t('cart.line.price_changed', { price: money(unit_price * line.multiplier) });
      default:
        return assertNever(problem);
    }
  };
}

/** The groups of a dish that ask for another choice by now, where all that was chosen can still be had. */
function groupsAskingAnew(fault: CheckedLine['fault']): string | null {
  if (fault?.code !== 'invalid_modifiers' || fault.unknown_modifier_ids.length > 0) return null;
  if (fault.groups.some(({ reason }) => reason === 'out_of_stock')) return null;
  return fault.groups.map(({ name }) => name).join(', ');
}
