import { BackIcon, IconLink, PageHeader } from '@comanda/ui';
import { type MouseEvent, type ReactNode, use, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigationType } from 'react-router-dom';
import { useEarlyTaps } from '../drawn-page/use-early-taps';
import styles from './page.module.css';
import { PageFooter } from './page-footer';
import { usePageTitle } from './use-page-title';
import { useWayBack } from './use-way-back';

type PageProps = {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** Where "back" leads; none on the first page. */
  readonly backTo?: string | undefined;
  /** Whether it is reached from many pages, to which "back" leads before that. */
  readonly isDetour?: boolean;
  /** The logo of whose page it is. */
  readonly mark?: ReactNode;
  readonly actions?: ReactNode;
  /** Suffix of the browser tab's title. */
  readonly siteName: string;
  readonly isNarrow?: boolean;
  /** Whether tabs stick right below its header. */
  readonly hasTabs?: boolean;
  /** Bar at the bottom of the window. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
};

// Where in the history the visit began: what it came to by itself stands there, too.
let firstPlace: unknown;
let hasMoved = false;

/** One page: where one is, the way back, and the content. Coming from another page, the heading gets the focus and the scroll starts at the top. */
export function Page({
  title,
  subtitle,
  backTo,
  isDetour = false,
  mark,
  actions,
  siteName,
  isNarrow = false,
  hasTabs = false,
  bar,
  children,
}: PageProps) {
  const { t } = useTranslation();
  const navigationType = useNavigationType();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const mainRef = useRef<HTMLElement>(null);
  usePageTitle(title, siteName);
  useEarlyTaps();
  const footer = use(PageFooter);
  const goBack = useWayBack(backTo, isDetour);

  useEffect(() => {
    // A page where one types at once has taken the focus already.
    const isTaken = mainRef.current?.contains(document.activeElement);
    const place: unknown = history.state?.idx;
    firstPlace ??= place;
    // The first page of a visit keeps the focus where the browser put it.
    hasMoved ||= place !== firstPlace;
    if (hasMoved && !isTaken) titleRef.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (navigationType !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    // Only arriving counts: the type also changes while a sheet opens over this page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <div className={styles.page} data-narrow={isNarrow || undefined}>
      <PageHeader
        title={title}
        subtitle={subtitle}
        titleRef={titleRef}
        mark={mark}
        actions={actions}
        isSticky
        isLevel={hasTabs}
        back={
          backTo && (
            <IconLink
              component={Link}
              to={backTo}
              label={t('common.back')}
              icon={<BackIcon />}
              onClick={(event) => {
                if (isPlainClick(event) && goBack()) event.preventDefault();
              }}
            />
          )
        }
      />
      <main ref={mainRef} id="content">
        <div className={styles.main}>
          {children}
          {footer}
        </div>
        {bar}
      </main>
    </div>
  );
}

/** Whether a click follows a link here, and not in a tab or window of its own. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
