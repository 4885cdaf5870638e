import { CloseIcon, IconButton, SearchIcon, TextField } from '@comanda/ui';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

type SearchFieldProps = {
  readonly query: string;
  readonly onChange: (query: string) => void;
};

/** Where the guest types what they are after; it has the focus on arrival. */
export function SearchField({ query, onChange }: SearchFieldProps) {
  const { t } = useTranslation();
  const inputRef = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => inputRef.current?.focus(), []);
  return (
    <search>
      <TextField
        ref={inputRef}
        label={t('menu.search.label')}
        isLabelHidden
        role="searchbox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={t('menu.search.placeholder')}
        value={query}
        onChange={(event) => onChange(event.target.value)}
        onKeyUp={showResults}
        prefix={<SearchIcon />}
        suffix={
          query !== '' && (
            <IconButton
              label={t('menu.search.clear')}
              icon={<CloseIcon />}
              onClick={() => {
                onChange('');
                inputRef.current?.focus();
              }}
            />
          )
        }
      />
    </search>
  );
}

/** Closes the keyboard of a phone, which covers the results, on Enter. */
function showResults({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void {
  if (key === 'Enter') currentTarget.blur();
}
