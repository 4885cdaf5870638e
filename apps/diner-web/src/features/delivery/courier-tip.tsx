import { SegmentedControl } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/use-format';

/** In cents. */
const SUGGESTIONS = [200, 400, 600] as const;

type CourierTipProps = {
  readonly tip: number;
  readonly onChange: (cents: number) => void;
};

/** What the courier is promised; none is as easy as any. */
export function CourierTip({ tip, onChange }: CourierTipProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (
    <SegmentedControl
      legend={t('delivery.tip.title')}
      value={String(tip)}
      onChange={(value) => onChange(Number(value))}
      options={[
        { value: '0', label: t('delivery.tip.none') },
        ...SUGGESTIONS.map((cents) => ({ value: String(cents), label: money(cents) })),
      ]}
    />
  );
}
