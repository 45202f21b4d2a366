/** Earlier versions, oldest first; `group` names what the newest step is still changing. */
export interface UndoHistory<Version> {
  readonly past: ReadonlyArray<Version>
  readonly group: string | undefined
}

export const noHistory: UndoHistory<never> = { past: [], group: undefined }

const most = 50

/** Remembers the version before a change; changes of one group that follow each other, such as typing a word, are one step. */
export const remember = <Version>(
  { past, group: before }: UndoHistory<Version>,
  version: Version,
  group: string,
): UndoHistory<Version> => (before === group ? { past, group } : { past: [...past, version].slice(-most), group })

/** The version to go back to and what remains; undefined when there is none. */
export const takeBack = <Version>({ past }: UndoHistory<Version>) => {
  const version = past.at(-1)
  return version === undefined ? undefined : { version, rest: { past: past.slice(0, -1), group: undefined } }
}
