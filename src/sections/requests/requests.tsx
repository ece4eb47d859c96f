import { useEffect, useState } from 'react';
import { REQUESTS } from '#words/details.ts';
import { LANGUAGE } from '#words/form.ts';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { isOneFile } from '../../platform/edition.ts';
import { SITE_PATH } from '../../platform/page-path.ts';
import { isKeptOffline } from '../../platform/register-service-worker.ts';
import { findWorldBank } from '../../platform/site-settings.ts';
import { useLocale } from '../../platform/use-locale.ts';
import { type RecordedRequest, watchRequests } from '../../platform/watch-requests.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { DIGITS, formatFor } from '../../words/format.ts';
import { API } from '../../world/load-json.ts';
import { listRequests, type Site } from './list-requests.ts';
import styles from './requests.css?inline';

adoptStyles(styles);

/** The directive that forbids the page as one file any request. */
const POLICY = "default-src 'none'";
const BYTES_PER_KILOBYTE = 1000;

interface RequestTableProps {
  readonly caption: string;
  readonly requests: readonly RecordedRequest[];
  /** The beginning of the site's own addresses, which is left out. */
  readonly origin: string;
}

function RequestTable({ caption, requests, origin }: RequestTableProps) {
  const locale = useLocale();
  const time = new Intl.DateTimeFormat(locale, { ...DIGITS, timeStyle: 'medium' });
  const size = new Intl.NumberFormat(locale, {
    ...DIGITS,
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 1,
  });
  const writeSize = (bytes: number) =>
    bytes > 0 ? size.format(bytes / BYTES_PER_KILOBYTE) : REQUESTS.notRecorded;
  return (
    <DataTable
      caption={caption}
      columns={[REQUESTS.address, REQUESTS.time, REQUESTS.size]}
      rows={requests.map(({ address, at, bytes }, index) => ({
        // The newest is the first: those before it keep theirs.
        id: String(requests.length - index),
        cells: [
          <bdi key="address" dir="ltr">
            {address.startsWith(`${origin}/`) ? address.slice(origin.length) : address}
          </bdi>,
          time.format(at),
          writeSize(bytes),
        ],
      }))}
    />
  );
}

/** Without a worker, such as in some private windows, the page works offline only as far as it is loaded. */
function describeAirplaneMode(): string {
  if (isOneFile()) return REQUESTS.airplaneWithFile;
  return isKeptOffline() ? REQUESTS.airplane : REQUESTS.airplaneOnce;
}

interface RequestListProps {
  readonly recorded: readonly RecordedRequest[];
  readonly site: Site;
}

/** The requests that went over the network, the visitor's data in them, and three ways to check that. */
export function RequestList({ recorded, site }: RequestListProps) {
  const format = formatFor(useLocale());
  const { groups, onDevice } = listRequests(recorded, site);
  const codes = [...new Set(groups.flatMap((group) => group.codes))].toSorted();
  return (
    <div className="requests">
      <p>
        {REQUESTS.record}
        {LANGUAGE.space}
        {codes.length > 0
          ? REQUESTS.onlyCodes(format, { count: codes.length, codes: format.list(codes) })
          : REQUESTS.nothingEntered}
      </p>
      {isOneFile() && groups.length === 0 && <p>{REQUESTS.none}</p>}
      {groups.map(({ kind, requests, codes: named }) => {
        const count = REQUESTS[kind](format, { count: requests.length });
        const summary =
          named.length > 0 ? REQUESTS.withCodes({ requests: count, codes: format.list(named) }) : count;
        return (
          <Disclosure key={kind} summary={summary}>
            <RequestTable caption={count} requests={requests} origin={site.origin} />
          </Disclosure>
        );
      })}
      {onDevice > 0 && <p>{REQUESTS.onDevice(format, { count: onDevice })}</p>}
      {!isOneFile() && <p>{REQUESTS.leftOut}</p>}
      <h3>{REQUESTS.check}</h3>
      <ol className="request-checks">
        <li>{describeAirplaneMode()}</li>
        <li>{REQUESTS.tools}</li>
        <li>
          {isOneFile() ? REQUESTS.policy : REQUESTS.verify}{' '}
          <code dir="ltr">{isOneFile() ? POLICY : `npm run verify -- ${site.origin}${SITE_PATH}`}</code>
        </li>
      </ol>
    </div>
  );
}

/** The page's requests so far, and those made while this is shown. */
export default function Requests() {
  const [recorded, setRecorded] = useState<readonly RecordedRequest[]>([]);
  useEffect(() => watchRequests(setRecorded), []);
  return (
    <RequestList
      recorded={recorded}
      site={{ origin: location.origin, api: API, worldBank: findWorldBank() }}
    />
  );
}
