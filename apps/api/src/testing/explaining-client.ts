import type pg from 'pg';
import { OneAtATimeClient } from './one-at-a-time-client';

/** A node of a plan as PostgreSQL describes it, of what is read here. */
export type PlanNode = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
};

/** A statement that ran, and the plan that it ran by. */
export type ExplainedStatement = { readonly 'Query Text': string; readonly Plan: PlanNode };

/** Explains each statement as it ran, those of foreign keys included, with the rows that it read. Needs a superuser. */
const AUTO_EXPLAIN = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
};

/** A kind of connection that hands every plan that PostgreSQL used to a listener. */
export function explainingClient(
  onStatement: (statement: ExplainedStatement) => void,
): typeof OneAtATimeClient {
  return class extends OneAtATimeClient {
    constructor(config: pg.ClientConfig) {
      const options = Object.entries(AUTO_EXPLAIN).map(([name, value]) => `-c ${name}=${value}`);
      super({ ...config, options: options.join(' ') });
      this.on('notice', ({ message }) => {
        const plan = /plan:\n(\{[\s\S]*\})$/.exec(message ?? '')?.[1];
        if (plan !== undefined) onStatement(JSON.parse(plan) as ExplainedStatement); // its documented JSON
      });
    }
  };
}
