import type { Fault, FaultMatch, FaultRequest } from './fault';

/** Request fields a fault is matched against. Metadata is looked up only when a fault needs it. */
export type FaultSubject = {
  readonly method: string;
  readonly path: string;
  readonly metadata: () => Readonly<Record<string, string>>;
};

/** The faults in force for one service. */
export class FaultBox {
  #faults: Fault[] = [];
  #added = 0;

  add(request: FaultRequest): Fault {
    this.#added += 1;
    const fault: Fault = {
      id: `fault_${this.#added}`,
      match: request.match ?? {},
      kind: request.kind,
      status: request.status ?? 503,
      delay_ms: request.delay_ms ?? 1000,
      when: request.when ?? 'before',
      times: request.times ?? null,
      every: request.every ?? 1,
      seen: 0,
      hits: 0,
    };
    this.#faults.push(fault);
    return fault;
  }

  list(): readonly Fault[] {
    return this.#faults;
  }

  remove(id: string): boolean {
    const rest = this.#faults.filter((fault) => fault.id !== id);
    const isFound = rest.length < this.#faults.length;
    this.#faults = rest;
    return isFound;
  }

  clear(): void {
    this.#faults = [];
  }

  /** The fault that strikes this request, the oldest first; counts the hit. */
  take(subject: FaultSubject): Fault | undefined {
    for (const fault of this.#faults) {
      if (fault.times !== null && fault.hits >= fault.times) continue;
      if (!concerns(fault.match, subject)) continue;
      fault.seen += 1;
      if (fault.seen % fault.every !== 0) continue;
      fault.hits += 1;
      return fault;
    }
    return undefined;
  }
}

function concerns(match: FaultMatch, subject: FaultSubject): boolean {
  if (match.method !== undefined && match.method.toUpperCase() !== subject.method) return false;
  if (match.path !== undefined && !matchesPath(match.path, subject.path)) return false;
  if (match.metadata === undefined) return true;
  const metadata = subject.metadata();
  return Object.entries(match.metadata).every(([key, value]) => metadata[key] === value);
}

function matchesPath(pattern: string, path: string): boolean {
  if (!pattern.includes('*')) return pattern === path;
  const escaped = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.*')}$`).test(path);
}
