import type { ApiClient } from '@comanda/api-client';
import { UnreachablePage } from '@comanda/web/problems';
import { usePageTitle } from '@comanda/web/page';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { FirstFilm } from './first-film';
import { PlaceChooser } from './place-chooser';
import { wallQuery } from './wall-query';

type WallRouteProps = { readonly client: ApiClient };

/** The films of the place that `?location=` names; without one, the places to choose from. */
export function WallRoute({ client }: WallRouteProps) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const { data: wall, isError, isFetching, refetch } = useQuery(wallQuery(client));
  usePageTitle(t('wall.title'), t('common.app_name'));
  if (!wall) return isError ? <UnreachablePage onRetry={refetch} isBusy={isFetching} /> : null;
  const place = wall.locations.find(({ location_id }) => location_id === query.get('location'));
  return place ? <FirstFilm place={place} /> : <PlaceChooser places={wall.locations} />;
}
