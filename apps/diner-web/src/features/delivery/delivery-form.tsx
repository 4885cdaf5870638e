import { MAX_ADDRESS_LENGTH, MAX_NAME_LENGTH, MIN_NAME_LENGTH } from '@comanda/contracts';
import { useRestaurant } from '@comanda/ordering';
import { type DeliveryView, useAddressSuggestions } from '@comanda/ordering/delivery';
import { Banner, CloseIcon, IconButton, TextField } from '@comanda/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPhoneValid, NoteField, PhoneField } from '@comanda/ordering-ui/contact';
import { useFormat } from '@comanda/ordering-ui/times';
import { CourierTip } from './courier-tip';
import styles from './delivery.module.css';
import { QuoteCountdown } from './quote-countdown';
import { QuoteNotice } from './quote-notice';

/** Required fields, from top to bottom. */
const FIELDS = ['address', 'first_name', 'last_name', 'phone'] as const;

type Field = (typeof FIELDS)[number];

type DeliveryFormProps = {
  /** Form id for the submit button at the bottom of the window. */
  readonly id: string;
  readonly delivery: DeliveryView;
};

/** Where an order is brought and to whom, and what that costs. Faults are shown once the guest asks, and the first one gets the focus. */
export function DeliveryForm({ id, delivery }: DeliveryFormProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const listId = useId();
  const [wasTried, setTried] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const { default_phone_country } = useRestaurant();
  const { form, edit, missing } = delivery;
  const suggestions = useAddressSuggestions(form.address);

  function check(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const first = FIELDS.find((field) => faultOf(field) !== undefined);
    if (first) formRef.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    else void delivery.ask();
  }
  function faultOf(field: Field): string | undefined {
    const isName = field === 'first_name' || field === 'last_name';
    if (missing.includes(field)) {
      return isName && form[field].trim() !== ''
        ? t('checkout.contact.name_short', { count: MIN_NAME_LENGTH })
        : t(`delivery.form.${field}_blank`);
    }
    const isWrong = field === 'phone' && !isPhoneValid(form.phone, default_phone_country);
    return isWrong ? t('checkout.contact.phone_invalid') : undefined;
  }
  function errorOf(field: Field): string | undefined {
    return wasTried ? faultOf(field) : undefined;
  }

  return (
    <form id={id} ref={formRef} className={styles.section} onSubmit={check} noValidate>
      {delivery.min_spend !== null && (
        <Banner tone="warning" isLive>
          {t('delivery.quote.min_spend', { amount: money(delivery.min_spend) })}
        </Banner>
      )}
      <TextField
        label={t('delivery.form.address')}
        placeholder={t('delivery.form.address_placeholder')}
        name="address"
        autoComplete="street-address"
        enterKeyHint="next"
        maxLength={MAX_ADDRESS_LENGTH}
        required
        error={errorOf('address')}
        list={listId}
        value={form.address}
        onChange={(event) => edit({ address: event.target.value })}
        suffix={
          form.address !== '' && (
            <IconButton
              label={t('delivery.form.clear_address')}
              icon={<CloseIcon />}
              onClick={() => {
                edit({ address: '' });
                formRef.current?.querySelector<HTMLInputElement>('[name="address"]')?.focus();
              }}
            />
          )
        }
      />
      <datalist id={listId}>
        {suggestions.map((label) => (
          <option key={label} value={label}>
            {label}
          </option>
        ))}
      </datalist>
      <div className={styles.names}>
        <TextField
          label={t('delivery.form.first_name')}
          name="first_name"
          autoComplete="given-name"
          autoCapitalize="words"
          enterKeyHint="next"
          maxLength={MAX_NAME_LENGTH}
          required
          error={errorOf('first_name')}
          value={form.first_name}
          onChange={(event) => edit({ first_name: event.target.value })}
        />
        <TextField
          label={t('delivery.form.last_name')}
          name="last_name"
          autoComplete="family-name"
          autoCapitalize="words"
          enterKeyHint="next"
          maxLength={MAX_NAME_LENGTH}
          required
          error={errorOf('last_name')}
          value={form.last_name}
          onChange={(event) => edit({ last_name: event.target.value })}
        />
      </div>
      <PhoneField
        label={t('delivery.form.phone')}
        name="phone"
        enterKeyHint="next"
        required
        value={form.phone}
        onChange={(phone) => edit({ phone })}
        error={errorOf('phone')}
      />
      <NoteField
        label={t('delivery.form.instructions')}
        placeholder={t('delivery.form.instructions_placeholder')}
        value={form.instructions}
        onChange={(instructions) => edit({ instructions })}
      />
      <CourierTip tip={delivery.tip} max={delivery.max_tip} onChange={delivery.setTip} />
      <QuoteNotice delivery={delivery} />
      <QuoteCountdown />
    </form>
  );
}
