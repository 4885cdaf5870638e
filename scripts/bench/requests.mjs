/** Types that may delay a first item; pictures and fonts do not. */
const GATING = new Set(['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR']);

/** Watches the requests of a page through its devtools session; `read` tells them with times in ms since the navigation. */
export function watchRequests(session) {
  const requests = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (request.url.startsWith('data:')) return;
    requests.set(requestId, {
      url: request.url,
      type,
      began: timestamp,
      bytes: 0,
      isCached: false,
      ended: Number.POSITIVE_INFINITY,
    });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    change(requestId, { isCached: true });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) change(requestId, { isCached: true });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    change(requestId, { ended: timestamp, bytes: encodedDataLength });
  });

  function change(requestId, values) {
    Object.assign(requests.get(requestId) ?? {}, values);
  }

  return {
    read() {
      const all = [...requests.values()];
      const zero = all[0]?.began ?? 0;
      return all.map((each) => ({
        ...each,
        began: (each.began - zero) * 1000,
        ended: (each.ended - zero) * 1000,
      }));
    },
  };
}

/**
 * Counts the network requests until a moment: their number and size, how many are no picture or font, and how many of
 * those had to be loaded in sequence.
 */
export function describeRequests(all, until_ms) {
  const sent = all.filter(({ isCached, began }) => !isCached && began < until_ms);
  const gating = sent.filter(({ type, ended }) => GATING.has(type) && ended <= until_ms);
  return {
    requests: sent.length,
    needed: gating.length,
    kB: Math.round(sent.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10,
    chain: longestSequence(gating),
  };
}

/** The most requests of which each began when the one before had ended; taking the first to end each time finds it. */
function longestSequence(requests) {
  let free = 0;
  let count = 0;
  for (const { began, ended } of requests.toSorted((a, b) => a.ended - b.ended)) {
    if (began < free) continue;
    free = ended;
    count += 1;
  }
  return count;
}
