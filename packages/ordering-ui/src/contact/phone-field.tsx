import { MAX_TYPED_PHONE_LENGTH } from '@comanda/contracts';
import { TextField } from '@comanda/ui';
import type { ComponentProps } from 'react';
import { prepareToCheckPhones } from './check-phone';

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'onChange'> & {
  readonly onChange: (phone: string) => void;
};

/** A phone's number. What tells whether it can be one is fetched with the first digit. */
export function PhoneField({ onChange, ...field }: PhoneFieldProps) {
  return (
    <TextField
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      maxLength={MAX_TYPED_PHONE_LENGTH}
      {...field}
      onChange={(event) => {
        void prepareToCheckPhones();
        onChange(event.target.value);
      }}
    />
  );
}
