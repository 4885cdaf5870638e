import type { ApiClient } from '@comanda/api-client';
import { UnreachablePage } from '@comanda/web/problems';
import { usePageTitle } from '@comanda/web/page';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { FilmWall } from '#features/films/film-wall';
import { pairingQuery } from '#shared/pairing-query';
import { readPlace, rememberPlace } from './chosen-place';
import { PlaceChooser } from './place-chooser';
import { wallQuery } from './wall-query';

type WallRouteProps = { readonly client: ApiClient };

/**
 * The films of the place that `?location=` names, else of the restaurant that the screen is paired with, else of the place
 * that was chosen before; without any of them, the places to choose from.
 */
export function WallRoute({ client }: WallRouteProps) {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const named = query.get('location') ?? readPlace();
  const pairing = useQuery({ ...pairingQuery(client), enabled: named === null });
  const place = named ?? pairing.data ?? null;
  const isAsked = place === null && !pairing.isPending;
  const {
    data: wall,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...wallQuery(client),
    enabled: isAsked,
  });
  usePageTitle(t('wall.title'), t('common.app_name'));
  if (place !== null) {
    return (
      <FilmWall key={place} client={client} place={place} isMuted={query.get('sound') !== '1'} />
    );
  }
  if (wall) {
    return (
      <PlaceChooser
        places={wall.locations}
        onChoose={(location) => {
          rememberPlace(location);
          setQuery({ location });
        }}
      />
    );
  }
  return isError ? <UnreachablePage onRetry={refetch} isBusy={isFetching} /> : null;
}
