import { serverClock } from '@comanda/api-client';
import type { RestaurantState } from '@comanda/contracts';
import type { Ordering } from '@comanda/staff/ordering';
import { useStaffPlace } from '@comanda/staff/provider';
import { Banner, Button, RadioRow, SegmentedControl, Sheet, VisuallyHidden } from '@comanda/ui';
import { toasts } from '@comanda/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalToast } from '#shared/refusals/use-refusal-toast';
import { usePageSession } from '#shared/session/session-context';
import { useOnDone } from '#shared/use-on-done';
import { endOf, SPANS, type Span } from './span';
import styles from './ordering.module.css';

const STATES = ['ACTIVE', 'DELAYED', 'INACTIVE'] as const satisfies readonly RestaurantState[];
const LABELS = { ACTIVE: 'usual', DELAYED: 'slower', INACTIVE: 'pause' } as const;
const MINUTES = ['10', '15', '20', '30', '45'] as const;

type OrderingSheetProps = { readonly ordering: Ordering; readonly onClose: () => void };

/** Opens, slows down or pauses ordering, for a while or until it is changed, and shows what guests see then. */
export function OrderingSheet({ ordering, onClose }: OrderingSheetProps) {
  const { t } = useTranslation();
  const { clock = serverClock } = useStaffPlace();
  const { restaurant: known } = usePageSession();
  const { isChanging, changeError, restaurant = known } = ordering;
  const [state, setState] = useState<RestaurantState>(restaurant.state);
  const [minutes, setMinutes] = useState<(typeof MINUTES)[number]>('15');
  const [span, setSpan] = useState<Span>('hour');
  useRefusalToast(changeError);

  useOnDone({ isActing: isChanging, error: changeError }, () => {
    toasts.show({ message: t('staff.ordering.saved'), tone: 'success' });
    onClose();
  });

  function save(): void {
    const until = endOf(span, clock.now());
    if (state === 'ACTIVE') ordering.open();
    else if (state === 'DELAYED') ordering.slowDown(Number(minutes), until);
    else ordering.pause(until);
  }

  const usual = restaurant.prep_minutes - restaurant.busy_minutes;
  const ready = state === 'DELAYED' ? usual + Number(minutes) : usual;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('staff.ordering.title')}
      closeLabel={t('common.close')}
      footer={
        <Button
          size="large"
          isWide
          isBusy={isChanging}
          busyLabel={t('common.one_moment')}
          onClick={save}
        >
          {t('common.save')}
        </Button>
      }
    >
      <div className={styles.form}>
        <fieldset>
          <legend>
            <VisuallyHidden>{t('staff.ordering.title')}</VisuallyHidden>
          </legend>
          {STATES.map((each) => (
            <RadioRow
              key={each}
              name="ordering"
              label={t(`staff.ordering.${LABELS[each]}`)}
              checked={each === state}
              onChange={() => setState(each)}
            />
          ))}
        </fieldset>
        {state === 'DELAYED' && (
          <SegmentedControl
            legend={t('staff.ordering.slower')}
            options={MINUTES.map((value) => ({
              value,
              label: t('staff.ordering.plus', { minutes: value }),
            }))}
            value={minutes}
            onChange={setMinutes}
          />
        )}
        {state !== 'ACTIVE' && (
          <SegmentedControl
            legend={t('staff.ordering.for')}
            options={SPANS.map((value) => ({ value, label: t(`staff.ordering.${value}`) }))}
            value={span}
            onChange={setSpan}
          />
        )}
        <Banner
          tone={state === 'ACTIVE' ? 'info' : 'warning'}
          title={t('staff.ordering.guests_see')}
        >
          {t(`staff.ordering.sees.${state}`, { minutes: ready })}
        </Banner>
      </div>
    </Sheet>
  );
}
