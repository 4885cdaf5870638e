import { type LiveOptions, useFreshCatalogue, useRestaurant } from '@comanda/ordering';
import { SkipLink } from '@comanda/ui';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ComingPage } from './coming-page';
import { ConnectionNotice } from './connection-notice';
import { FrameFailure } from './frame-failure';
import { RestaurantFooter } from './restaurant-footer';
import { useManifestLink } from './use-manifest-link';
import { useOfferedLanguage } from '@comanda/web/language';
import { PageFooter, SandboxRibbon, useRestaurantTheme } from '@comanda/web/page';

type RestaurantFrameProps = {
  /** Subscriptions besides the restaurant itself. */
  readonly live?: LiveOptions | undefined;
  readonly children: ReactNode;
};

/** Frame of every restaurant page: its colours, its language, and the notices for all pages. */
export function RestaurantFrame({ live, children }: RestaurantFrameProps) {
  const { pathname } = useLocation();
  const readAgain = useFreshCatalogue(pathname);
  return (
    <ErrorBoundary FallbackComponent={FrameFailure} onReset={readAgain}>
      <Suspense fallback={<ComingPage />}>
        <Dressed live={live}>{children}</Dressed>
      </Suspense>
    </ErrorBoundary>
  );
}

function Dressed({ live, children }: RestaurantFrameProps) {
  const restaurant = useRestaurant();
  useRestaurantTheme(restaurant.theme);
  useOfferedLanguage(restaurant);
  useManifestLink(restaurant.endpoint);
  return (
    <>
      <SkipToContent />
      {restaurant.is_sandbox && <SandboxRibbon />}
      <ConnectionNotice live={live} />
      <PageFooter value={<RestaurantFooter />}>{children}</PageFooter>
    </>
  );
}

function SkipToContent() {
  const { t } = useTranslation();
  return <SkipLink target="content">{t('common.skip_to_content')}</SkipLink>;
}
