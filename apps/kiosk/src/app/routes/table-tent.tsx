import { useGo } from '#app/use-go';
import { TentScreen } from '#features/tent/tent-screen';
import { changeVisit } from '#shared/visit';

/** The number that a guest who eats in takes to a table. */
export function TableTentRoute() {
  const go = useGo();
  return (
    <TentScreen
      onChosen={(table_tent) => {
        changeVisit({ table_tent });
        go('home');
      }}
    />
  );
}
