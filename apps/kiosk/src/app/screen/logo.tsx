import { useRestaurant } from '@comanda/ordering';
import { FoodPicture } from '@comanda/ordering-ui/dishes';
import { useRef } from 'react';
import { useGo } from '#app/use-go';
import styles from './logo.module.css';

/** So long staff press the logo to open the settings of the kiosk. */
const PRESS_MS = 3000;

/** The restaurant's logo. A long press opens the settings for staff; guests have nothing to do here. */
export function Logo() {
  const { logo, name } = useRestaurant();
  const go = useGo();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function release() {
    clearTimeout(timer.current);
  }
  function press() {
    release();
    timer.current = setTimeout(() => go('setup'), PRESS_MS);
  }

  return (
    <div
      className={styles.logo}
      data-testid="logo"
      onPointerDown={press}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
    >
      {logo ? (
        <FoodPicture image={logo} sizes="20rem" alt={name} isPriority />
      ) : (
        <span>{name}</span>
      )}
    </div>
  );
}
