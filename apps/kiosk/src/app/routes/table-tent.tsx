import { useOrdering } from '@comanda/ordering';
import { useGo } from '#app/use-go';
import { TentScreen } from '#features/tent/tent-screen';
import { changeVisit } from '#shared/visit';

/** The number that a guest who eats in takes to a table. */
export function TableTentRoute() {
  const go = useGo();
  const { store } = useOrdering();
  return (
    <TentScreen
      onChosen={(table_tent) => {
        changeVisit({ table_tent });
        // A guest who called staff before was seated without the number.
        store.getState().setGuest(null);
        go('home');
      }}
    />
  );
}
