import { Page } from '@comanda/web/page';
import { AnyLanguage } from '@comanda/web/language';
import { useTranslation } from 'react-i18next';
import { PageBody } from '#shared/page-body';
import { usePageSession } from '#shared/session/session-context';
import { DeviceList } from './device-list';
import { ThisDevice } from './this-device';

type DevicesPageProps = {
  /** Stands alone, without the frame: nobody is signed in and the device is not paired. */
  readonly isBare?: boolean;
  readonly backTo?: string;
};

/** Pairs this device, and lists those that are paired. */
export function DevicesPage({ isBare = false, backTo }: DevicesPageProps) {
  const { t } = useTranslation();
  const { restaurant, staff } = usePageSession();
  const title = t('staff.devices.title');
  if (isBare) {
    return (
      <Page
        title={restaurant.name}
        subtitle={title}
        backTo={backTo}
        siteName={t('staff.title')}
        actions={<AnyLanguage />}
        isNarrow
      >
        <ThisDevice />
      </Page>
    );
  }
  return (
    <PageBody title={title}>
      <ThisDevice />
      {staff && <DeviceList />}
    </PageBody>
  );
}
