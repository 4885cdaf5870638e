import { useOrdering, useRestaurant } from '@comanda/ordering';
import { useLayoutEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { landingPath, senderOf } from './landing-path';

type LandingProps = { readonly affiliate: string | null };

/** Leads on to where the restaurant wants its guests, with who sent them kept for the server. */
export function Landing({ affiliate }: LandingProps) {
  const { store } = useOrdering();
  const restaurant = useRestaurant();
  const sender = senderOf(affiliate);
  useLayoutEffect(() => {
    if (sender !== null) store.getState().setAffiliate(sender);
  }, [store, sender]);
  return <Navigate to={landingPath(restaurant, affiliate)} replace />;
}
