import { curbsideRequest } from '@comanda/contracts';
import { useOrdering, useRestaurant } from '@comanda/ordering';
import type { ApiFailure } from '@comanda/api-client';
import { useSeat } from '@comanda/ordering/table';
import { Banner, Button, CheckIcon, EmptyState, LinkButton } from '@comanda/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { VENUE_TEXTS } from '#app/hotel/hotel-texts';
import { pathTo } from '#app/paths';
import { TablePage } from '#app/table/table-page';
import { CurbsideForm } from '#features/curbside/curbside-form';
import { PageOnItsWay, useTexts } from '@comanda/web/late';

const SERVER_FAULT_SHOWN_MS = 5_000;

type State =
  | { readonly stage: 'asking' | 'sending' | 'unknown_order' | 'not_offered' | 'server_fault' }
  | { readonly stage: 'too_soon'; readonly seconds: number }
  | { readonly stage: 'sent'; readonly order: string; readonly spot: string };

/** Guests in a car enter their order and parking spot; staff bring the order out. */
export function CurbsideRoute() {
  const { t } = useTranslation();
  const { client, endpoint } = useOrdering();
  const { restaurant_id, curbside_enabled } = useRestaurant();
  const [search] = useSearchParams();
  const [state, setState] = useState<State>({ stage: 'asking' });
  const areTextsThere = useTexts(VENUE_TEXTS);
  const { stage } = state;

  useEffect(() => {
    if (stage !== 'server_fault') return;
    const timer = setTimeout(() => setState({ stage: 'asking' }), SERVER_FAULT_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [stage]);

  async function send(order_number: string, spot: string) {
    setState({ stage: 'sending' });
    const request = curbsideRequest(spot);
    const called = await client.callWaiter({ restaurant_id, order_number, request });
    setState(called.ok ? { stage: 'sent', order: order_number, spot } : afterFailure(called.error));
  }

  if (!areTextsThere) return <PageOnItsWay />;
  if (!curbside_enabled || stage === 'not_offered') {
    return (
      <TablePage
        title={t('venue.curbside.off_title')}
        backTo={pathTo('order', { endpoint })}
        isNarrow
      >
        <p>{t('venue.curbside.off_body')}</p>
        <LinkButton component={Link} to={pathTo('order', { endpoint })} size="large" isWide>
          {t('venue.curbside.off_menu')}
        </LinkButton>
      </TablePage>
    );
  }
  if (state.stage === 'sent') {
    return (
      <TablePage key="sent" title={t('venue.curbside.done_title')} isNarrow>
        <EmptyState
          icon={<CheckIcon />}
          title={t('venue.curbside.done_what', { order: state.order, spot: state.spot })}
          action={<StartNewOrder />}
        >
          {t('venue.curbside.done_note')}
        </EmptyState>
      </TablePage>
    );
  }
  return (
    <TablePage title={t('venue.curbside.title')} subtitle={t('venue.curbside.body')} isNarrow>
      {stage === 'server_fault' && (
        <Banner tone="danger" isLive>
          {t('venue.curbside.server')}
        </Banner>
      )}
      {state.stage === 'too_soon' && (
        <Banner tone="warning" isLive>
          {t('table.waiter.again_in', { count: state.seconds })}
        </Banner>
      )}
      <CurbsideForm
        order_number={(search.get('order') ?? '').toUpperCase()}
        isBusy={stage === 'sending'}
        isUnknown={stage === 'unknown_order'}
        onChange={() => setState({ stage: 'asking' })}
        onSubmit={(order, spot) => void send(order, spot)}
      />
    </TablePage>
  );
}

/** The order is on its way out: what this browser knew of it, and of its guest, is over. */
function StartNewOrder() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { endpoint } = useOrdering();
  const seat = useSeat();

  function startNew() {
    seat.reset();
    void navigate(pathTo('order', { endpoint }));
  }

  return <Button onClick={startNew}>{t('venue.curbside.start_new')}</Button>;
}

function afterFailure(failure: ApiFailure): State {
  if (failure.kind !== 'problem') return { stage: 'server_fault' };
  const { code, retry_after } = failure.problem;
  switch (code) {
    case 'not_found':
      return { stage: 'unknown_order' };
    case 'waiter_unavailable':
      return { stage: 'not_offered' };
    case 'rate_limited':
      return { stage: 'too_soon', seconds: retry_after ?? 60 };
    default:
      return { stage: 'server_fault' };
  }
}
