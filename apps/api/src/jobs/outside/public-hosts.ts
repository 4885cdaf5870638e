import { lookup as lookUp, type LookupAddress, type LookupOptions } from 'node:dns';
import ipaddr from 'ipaddr.js';
import { Agent, type Dispatcher } from 'undici';

type Answer = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** Connects to addresses of the internet alone: a name that leads to one of this machine or this network is refused. */
export const publicHosts: Dispatcher = new Agent({ connect: { lookup: lookUpPublic } });

/** Throws unless a webhook's address may be called: with encryption, and not by an address of this machine or this network. */
export function assertPublic(url: string): void {
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:') throw new Error(`${hostname} is not called without encryption.`);
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  // An address is connected to without being looked up.
  if (ipaddr.isValid(address) && !isPublic(address)) throw refusal(hostname);
}

/** Whether an address, also one of IPv4 written as IPv6, belongs to the internet. */
export function isPublic(address: string): boolean {
  return ipaddr.process(address).range() === 'unicast';
}

function lookUpPublic(hostname: string, options: LookupOptions, answer: Answer): void {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null || first === undefined) answer(error ?? refusal(hostname), []);
    else if (!addresses.every(({ address }) => isPublic(address))) answer(refusal(hostname), []);
    else if (options.all === true) answer(null, addresses);
    else answer(null, first.address, first.family);
  });
}

function refusal(hostname: string): Error {
  return new Error(
    `${hostname} leads into this network; ALLOW_PRIVATE_WEBHOOKS=true would let a webhook go there.`,
  );
}
