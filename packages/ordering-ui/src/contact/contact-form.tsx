import { MAX_NAME_LENGTH } from '@comanda/contracts';
import { TextField } from '@comanda/ui';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPhoneValid } from './check-phone';
import { PhoneField } from './phone-field';
import styles from './contact-form.module.css';

type ContactFormProps = {
  readonly name: string;
  readonly phone: string;
  readonly isPhoneRequired: boolean;
  /** Whether a courier brings the order, and may call. */
  readonly isBrought: boolean;
  /** Refusals of the server, by field. */
  readonly nameError: string | undefined;
  readonly phoneError: string | undefined;
  /** Where a number without a country's prefix is called from (ISO 3166 alpha-2). */
  readonly country: string;
  readonly onChange: (changes: { readonly name?: string; readonly phone?: string }) => void;
  readonly onSubmit: () => void;
  /** The submit button. */
  readonly children: ReactNode;
};

/** Asks for the contact. Faults are shown once the guest continues, and the first one gets the focus. */
export function ContactForm(props: ContactFormProps) {
  const { name, phone, isPhoneRequired, isBrought, country, onChange, onSubmit } = props;
  const { t } = useTranslation();
  const [hasTried, setTried] = useState(false);
  const nameRef = useRef<HTMLInputElement>(null);
  const phoneRef = useRef<HTMLInputElement>(null);

  const nameFault = name.trim() === '' ? t('checkout.contact.name_blank') : undefined;

  function phoneFault(): string | undefined {
    if (phone.trim() === '') return isPhoneRequired ? t('checkout.contact.phone_blank') : undefined;
    return isPhoneValid(phone, country) ? undefined : t('checkout.contact.phone_invalid');
  }

  function phoneHint() {
    if (isBrought) return 'phone_hint_delivery';
    return isPhoneRequired ? 'phone_hint_required' : 'phone_hint';
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (nameFault) nameRef.current?.focus();
    else if (phoneFault()) phoneRef.current?.focus();
    else onSubmit();
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        ref={nameRef}
        label={t('checkout.contact.name')}
        placeholder={t('checkout.contact.name_placeholder')}
        error={(hasTried ? nameFault : undefined) ?? props.nameError}
        autoComplete="given-name"
        autoCapitalize="words"
        enterKeyHint="next"
        maxLength={MAX_NAME_LENGTH}
        required
        value={name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <PhoneField
        ref={phoneRef}
        label={t('checkout.contact.phone')}
        labelNote={isPhoneRequired ? undefined : t('common.optional')}
        hint={t(`checkout.contact.${phoneHint()}`)}
        enterKeyHint="go"
        error={(hasTried ? phoneFault() : undefined) ?? props.phoneError}
        required={isPhoneRequired}
        value={phone}
        onChange={(typed) => onChange({ phone: typed })}
      />
      {props.children}
    </form>
  );
}
