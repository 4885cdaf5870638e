import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './spinner.module.css';

type SpinnerProps = {
  /** What is being waited for; without it the spinner is decoration beside a text that says so. */
  readonly label?: string | undefined;
  readonly size?: 'text' | 'large';
};

/** A wait of unknown length, announced once. */
export function Spinner({ label, size = 'text' }: SpinnerProps) {
  const wheel = <span className={styles.spinner} data-size={size} aria-hidden="true" />;
  if (!label) return wheel;
  return (
    <span role="status">
      {wheel}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
