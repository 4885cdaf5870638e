/** The name of a group before what was chosen of it; one that asks ("Which towels?") ends with its own mark. */
export function choiceLabel(group: string): string {
  return /[?!:：？]$/u.test(group) ? group : `${group}:`;
}
