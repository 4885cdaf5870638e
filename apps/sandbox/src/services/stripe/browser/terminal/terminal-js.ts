import { createTerminal } from './create-terminal';
import type { TerminalProps } from './create-terminal';

const script = document.currentScript;
const origin =
  script instanceof HTMLScriptElement ? new URL(script.src).origin : window.location.origin;

Object.assign(window, {
  StripeTerminal: { create: (props: TerminalProps) => createTerminal(origin, props) },
});
