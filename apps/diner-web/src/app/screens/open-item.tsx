import { useOnceLive } from '@comanda/ui';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LanguageAction } from '#app/routes/language-action';
import { type ItemPart, ItemSheet } from '@comanda/ordering-ui/item-customiser';
import { useComesBack } from '@comanda/web/page';
import { latePart } from '@comanda/web/late';

/** It brings along what promotions are worked out with. */
const RewardSheet = latePart(() => import('./reward-sheet').then((m) => m.RewardSheet));

type OpenItemProps = {
  /** The dish that the address names, if any. */
  readonly item_id: string | undefined;
  /** The menu that it is chosen from. */
  readonly menu_id: string;
  /** The line of the cart that is edited; null for a new one. */
  readonly line_id: string | null;
  /** The campaign instance that gives it, if it is taken as what is free. */
  readonly reward_of: string | null;
  /** The part of the dish that the address names, if it names one. */
  readonly part?: ItemPart | undefined;
  /** The menu it is opened over, for a visit that began at the dish. */
  readonly menuPath: string;
  /** Shows what was added in the place of the sheet, unless the guest comes back to where it was opened; without it the sheet closes and a message tells. */
  readonly onAdded?: ((line_id: string) => void) | undefined;
};

/** The dish that the address names, over its menu. It stays drawn while its sheet closes. */
export function OpenItem(props: OpenItemProps) {
  const { item_id: opened, menu_id, line_id, reward_of, part, menuPath, onAdded } = props;
  const navigate = useNavigate();
  const comesBack = useComesBack();
  const [shown, setShown] = useState(opened);
  // A server knows no cart: it draws the dish as a new line.
  const edited = useOnceLive(() => line_id, null);
  const reward = useOnceLive(() => reward_of, null);
  if (opened && opened !== shown) setShown(opened);
  const item_id = opened ?? shown;
  if (!item_id) return null;

  function close() {
    // The entry before this one is ours unless the visit began here.
    if (window.history.state?.idx > 0) void navigate(-1);
    else void navigate(menuPath, { replace: true });
  }

  const sheet = {
    item_id,
    menu_id,
    part,
    isOpen: opened !== undefined,
    onClose: close,
    menuPath,
    actions: <LanguageAction />,
  };
  if (reward !== null)
    return (
      <Suspense>
        <RewardSheet key={item_id} {...sheet} reward_of={reward} />
      </Suspense>
    );
  return (
    <ItemSheet
      key={item_id}
      {...sheet}
      line_id={edited}
      onAdded={comesBack ? undefined : onAdded}
    />
  );
}
