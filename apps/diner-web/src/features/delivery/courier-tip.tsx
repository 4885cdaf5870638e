import { Banner, SegmentedControl } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TipAmount } from '@comanda/ordering-ui/tip-picker';
import { useFormat } from '@comanda/ordering-ui/times';

/** In cents. */
const SUGGESTIONS = [200, 400, 600];

type CourierTipProps = {
  readonly tip: number;
  /** Most that may be given, in cents. */
  readonly max: number;
  readonly onChange: (cents: number) => void;
};

/** Chooses the courier's tip; no tip takes no extra step. */
export function CourierTip({ tip, max, onChange }: CourierTipProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const [isOwn, setOwn] = useState(tip > 0 && !SUGGESTIONS.includes(tip));
  const [isOpen, setOpen] = useState(false);

  function choose(value: string) {
    setOwn(value === 'custom');
    setOpen(value === 'custom');
    if (value !== 'custom') onChange(Number(value));
  }
  function close() {
    setOpen(false);
    if (tip === 0) setOwn(false);
  }

  return (
    <>
      <SegmentedControl
        legend={t('delivery.tip.title')}
        value={isOwn ? 'custom' : String(tip)}
        onChange={choose}
        options={[
          { value: '0', label: t('delivery.tip.none') },
          ...SUGGESTIONS.map((cents) => ({ value: String(cents), label: money(cents) })),
          { value: 'custom', label: t('checkout.tip.custom') },
        ]}
      />
      {isOwn && (
        <TipAmount
          title={t('delivery.tip.title')}
          isOpen={isOpen}
          onOpen={() => setOpen(true)}
          onClose={close}
          max={max}
          amount={tip}
          onChange={onChange}
        />
      )}
      {tip > max && (
        <Banner tone="danger" isLive>
          {t('checkout.tip.too_high')}
        </Banner>
      )}
    </>
  );
}
