import { Combobox as Base } from '@base-ui/react/combobox';
import type { ComponentProps } from 'react';
import { Field, type FieldOwn } from '../field/field';
import fieldStyles from '../field/field.module.css';
import { IconButton } from '../icon-button/icon-button';
import { CheckIcon, ChevronIcon, CloseIcon } from '../icon/icons';
import { cx } from '../shared/cx';
import popup from '../shared/popup.module.css';
import { usePopupPlace } from '../shared/use-popup-place';

export type ComboboxOption = {
  readonly value: string;
  readonly label: string;
  /** A second line under the label. */
  readonly detail?: string | undefined;
};

type ComboboxOwn = Omit<FieldOwn, 'suffix'> & {
  readonly options: readonly ComboboxOption[];
  /** Null while nothing is chosen. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  /** Shown in place of the list when nothing matches. */
  readonly emptyLabel: string;
  readonly clearLabel: string;
  /** Names the button that opens the list. */
  readonly openLabel: string;
};

export type ComboboxProps = ComboboxOwn &
  Omit<ComponentProps<'input'>, keyof ComboboxOwn | 'defaultValue'>;

/** One of many, found by typing some letters of it; `SelectField` is for a few (UI-95). */
export function Combobox({
  id,
  label,
  isLabelHidden,
  labelNote,
  hint,
  error,
  prefix,
  options,
  value,
  onChange,
  emptyLabel,
  clearLabel,
  openLabel,
  className,
  ...rest
}: ComboboxProps) {
  const { anchorRef, anchor, container } = usePopupPlace();
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <Base.Root
      items={options}
      value={chosen}
      onValueChange={(option: ComboboxOption | null) => onChange(option?.value ?? null)}
    >
      <Field
        {...{ id, label, isLabelHidden, labelNote, hint, error, prefix }}
        frameRef={anchorRef}
        suffix={
          chosen ? (
            <Base.Clear render={<IconButton label={clearLabel} icon={<CloseIcon />} />} />
          ) : (
            <Base.Trigger
              render={
                <IconButton
                  label={openLabel}
                  icon={<ChevronIcon className={fieldStyles.chevron} />}
                />
              }
            />
          )
        }
      >
        {(control) => (
          <Base.Input
            dir="auto"
            className={cx(fieldStyles.input, className)}
            // The label in sight is hidden from screen readers while the list is open.
            aria-label={label}
            autoComplete="off"
            {...rest}
            {...control}
          />
        )}
      </Field>
      <Base.Portal container={container}>
        <Base.Positioner className={popup.positioner} anchor={anchor} sideOffset={4}>
          <Base.Popup className={popup.popup}>
            <Base.Empty className={popup.empty}>{emptyLabel}</Base.Empty>
            <Base.List className={popup.list}>{drawOption}</Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function drawOption(option: ComboboxOption) {
  return (
    <Base.Item key={option.value} value={option} className={popup.item}>
      <span className={popup.text} dir="auto">
        {option.label}
        {option.detail && <span className={popup.detail}>{option.detail}</span>}
      </span>
      <Base.ItemIndicator>
        <CheckIcon />
      </Base.ItemIndicator>
    </Base.Item>
  );
}
