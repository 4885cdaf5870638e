/** Runs in the page: resolves with the milliseconds between the frames of so many seconds. */
export function watchFrames(seconds) {
  return new Promise((resolve) => {
    const frames = [];
    const end = performance.now() + seconds * 1000;
    let last = performance.now();
    requestAnimationFrame(function next(now) {
      frames.push(now - last);
      last = now;
      if (now < end) requestAnimationFrame(next);
      else resolve(frames.slice(1));
    });
  });
}

/** Runs in an empty page: a list of tickets in three lanes, each change puts one into the next lane; resolves with the changes made. */
export function moveBareTickets({ tickets, changes, seconds }) {
  const main = document.querySelector('main');
  main.style.cssText = 'display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px';
  const lanes = [0, 1, 2].map(() => main.appendChild(document.createElement('section')));
  const cards = Array.from({ length: tickets }, (_, index) => {
    const card = document.createElement('article');
    card.style.cssText = 'border: 1px solid; padding: 8px; margin: 8px';
    card.innerHTML = `<h3>${index + 1}</h3><p>Table ${index}</p>${'<p>2 × Harbor Classic, no pickles</p>'.repeat(3)}<button>Start</button>`;
    return lanes[0].appendChild(card);
  });
  return new Promise((resolve) => {
    let made = 0;
    const timer = setInterval(() => {
      const card = cards[made % tickets];
      made += 1;
      lanes[(lanes.indexOf(card.parentElement) + 1) % lanes.length].append(card);
    }, 1000 / changes);
    setTimeout(() => {
      clearInterval(timer);
      resolve(made);
    }, seconds * 1000);
  });
}

/** Runs in the page: resolves with how many reads of the board came to their end within so many seconds. */
export function countReads(seconds) {
  let reads = 0;
  new PerformanceObserver((list) => {
    for (const { name, responseStatus } of list.getEntries())
      if (name.includes('/api/staff/orders') && responseStatus === 200) reads += 1;
  }).observe({ type: 'resource' });
  return new Promise((resolve) => {
    setTimeout(() => resolve(reads), seconds * 1000);
  });
}
