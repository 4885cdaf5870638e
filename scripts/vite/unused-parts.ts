import type { Unused } from './leave-out.ts';

/** Texts are added when they have been fetched, formatted by @comanda/i18n, and never refer to each other. */
const I18NEXT: Unused = {
  file: '/i18next/dist/esm/i18next.js',
  functions: [
    'Connector.queueLoad',
    'Connector.loaded',
    'Connector.read',
    'Connector.prepareLoading',
    'Connector.load',
    'Connector.reload',
    'Connector.noticeDevFallback',
    'Connector.loadOne',
    'Connector.saveMissing',
    'Formatter.format',
    'Formatter.add',
    'Formatter.addCached',
    'I18n.cloneInstance',
    'I18n.dir',
    'I18n.exists',
    'I18n.hydrate',
    'I18n.loadLanguages',
    'I18n.loadNamespaces',
    'I18n.reloadResources',
    'I18n.setDefaultNamespace',
    'I18n.toJSON',
    'I18n.use',
    'LanguageUtil.deprecateBareCode',
    'Logger.clone',
    'Logger.deprecate',
    'Logger.once',
    'PluralResolver.getPluralFormsOfKey',
    'PluralResolver.getSuffixes',
    'PluralResolver.needsPlural',
    'ResourceStore.addResource',
    'ResourceStore.addResources',
    'ResourceStore.removeNamespaces',
    'ResourceStore.removeResourceBundle',
    'ResourceStore.toJSON',
    'ResourceStore.deprecateDottedLng',
    'Translator.exists',
    'Translator.getUsedParamsDetails',
    'createProxy',
    'keysFromSelector',
  ],
  instead: { 'Interpolator.nest': 'return str', 'Formatter.init': '' },
  calls: /\b(?:logger|baseLogger)\.(?:log|warn|once|deprecate)$/,
};

/**
 * What a component can listen to. React listens to eighty events, twice each: a tap brings a dozen of them, and while touches are
 * listened to, a browser asks the page about each finger before it scrolls. Lint forbids a component to ask for another.
 */
const HEARD = ['click', 'input', 'change', 'submit', 'keydown', 'paste'];

/**
 * No fragment is given a ref, pages change without a view transition, there are neither custom elements nor activities, forms
 * are sent by what listens to them, the document itself says what it preloads, and no component draws what belongs in its head, which
 * lint sees to.
 */
const REACT_DOM: Unused = {
  file: '/react-dom/cjs/react-dom-client.production.js',
  functions: [
    'accumulateEnterLeaveListenersForEvent',
    'accumulateOrCreateContinuousQueuedReplayableEvent',
    'acquireResource',
    'adoptPreloadPropsForScript',
    'adoptPreloadPropsForStylesheet',
    'applyViewTransitionName',
    'applyViewTransitionToHostInstances',
    'applyViewTransitionToHostInstancesRecursive',
    'attemptReplayContinuousQueuedEvent',
    'createHoistableInstance',
    'createViewTransitionInstance',
    'dispatchActionState',
    'ensureFormComponentIsStateful',
    'getHydratableHoistableCache',
    'getResource',
    'getTargetInstForInputEventPolyfill',
    'handlePropertyChange',
    'insertStylesheet',
    'insertStylesheetIntoRoot',
    'measureViewTransitionHostInstancesRecursive',
    'mountActionState',
    'mountHoistable',
    'preconnect',
    'preconnectAs',
    'prefetchDNS',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
    'preloadResourceAndSuspendIfNeeded',
    'preloadStylesheet',
    'requestFormReset$1',
    'rerenderActionState',
    'restoreViewTransitionName',
    'restoreViewTransitionOnHostInstances',
    'runActionStateAction',
    'scheduleViewTransitionEvent',
    'setPropOnCustomElement',
    'startViewTransition',
    'suspendResource',
    'updateActionState',
    'updateActionStateImpl',
    'updateActivityComponent',
    'updateSuspenseListComponent',
    'FragmentInstance.prototype.addEventListener',
    'FragmentInstance.prototype.removeEventListener',
    'FragmentInstance.prototype.dispatchEvent',
    'FragmentInstance.prototype.focus',
    'FragmentInstance.prototype.focusLast',
    'FragmentInstance.prototype.blur',
    'FragmentInstance.prototype.observeUsing',
    'FragmentInstance.prototype.unobserveUsing',
    'FragmentInstance.prototype.getClientRects',
    'FragmentInstance.prototype.getRootNode',
    'FragmentInstance.prototype.compareDocumentPosition',
    'FragmentInstance.prototype.scrollIntoView',
    'ViewTransitionPseudoElement.prototype.animate',
    'ViewTransitionPseudoElement.prototype.getAnimations',
    'ViewTransitionPseudoElement.prototype.getComputedStyle',
  ],
  // A frame by its minified name helps nobody, and a transition here never takes so long that a browser should tell.
  instead: {
    describeNativeComponentFrame: `return ''`,
    defaultOnDefaultTransitionIndicator: 'return function () {}',
    isHostHoistableType: 'return false',
    // Made of events that nobody listens to.
    constructSelectEvent: '',
    getNativeBeforeInputChars: 'return null',
    getFallbackBeforeInputChars: 'return null',
    queueIfContinuousEvent: 'return false',
    clearIfContinuousEvent: '',
    listenToAllSupportedEvents: `
      const [root] = arguments;
      if (root[listeningMarker]) return;
      root[listeningMarker] = true;
      for (const name of ${JSON.stringify(HEARD)}) {
        listenToNativeEvent(name, false, root);
        listenToNativeEvent(name, true, root);
      }`,
    commitAppearingPairViewTransitions: '',
    commitDeletedPairViewTransitions: '',
    commitEnterViewTransitions: '',
    commitExitViewTransitions: '',
    commitNestedViewTransitions: '',
    measureNestedViewTransitions: '',
    restoreEnterOrExitViewTransitions: '',
    restoreNestedViewTransitions: '',
    restorePairedViewTransitions: '',
    commitNewChildToFragmentInstances: '',
    // Also called, with no action, for a form that is sent by what listens to it and leads to another page.
    startHostTransition: `if (action) throw Error('startHostTransition: left out')`,
  },
};

/** The document says what is fetched early. */
const REACT_DOM_API: Unused = {
  file: '/react-dom/cjs/react-dom.production.js',
  functions: [
    'exports.preconnect',
    'exports.prefetchDNS',
    'exports.preinit',
    'exports.preinitModule',
    'exports.preload',
    'exports.preloadModule',
  ],
};

/** Routes are components: nothing is loaded by the router, and no server sends it components. */
const REACT_ROUTER: Unused = {
  file: '/react-router/dist/production/chunk-7RTFRKQW.mjs',
  functions: [
    'AwaitErrorBoundary.componentDidCatch',
    'AwaitErrorBoundary.constructor',
    'AwaitErrorBoundary.getDerivedStateFromError',
    'AwaitErrorBoundary.render',
    'DefaultErrorComponent',
    'PrefetchPageLinks',
    'RSCErrorHandler',
    'RenderErrorBoundary.componentDidCatch',
    'RenderErrorBoundary.constructor',
    'RenderErrorBoundary.getDerivedStateFromError',
    'RenderErrorBoundary.getDerivedStateFromProps',
    'RenderErrorBoundary.render',
  ],
};

/** What changes something is an intent with a key, not a mutation; nothing is read page by page. */
const REACT_QUERY: readonly Unused[] = [
  {
    file: '/query-core/build/modern/mutationCache.js',
    functions: [
      'MutationCache.build',
      'MutationCache.add',
      'MutationCache.remove',
      'MutationCache.canRun',
      'MutationCache.runNext',
    ],
  },
  {
    file: '/query-core/build/modern/infiniteQueryBehavior.js',
    functions: ['infiniteQueryBehavior'],
  },
];

export const UNUSED_PARTS: readonly Unused[] = [
  I18NEXT,
  REACT_DOM,
  REACT_DOM_API,
  REACT_ROUTER,
  ...REACT_QUERY,
];
