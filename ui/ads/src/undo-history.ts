/** Earlier versions, oldest first, and undone versions, nearest first; `group` names what the newest step is still changing. */
export interface UndoHistory<Version> {
  readonly past: ReadonlyArray<Version>
  readonly future: ReadonlyArray<Version>
  readonly group: string | undefined
}

export const noHistory: UndoHistory<never> = { past: [], future: [], group: undefined }

const most = 50

/** Remembers the version before a change; changes of one group that follow each other, such as typing a word, are one step. */
export const remember = <Version>(
  { past, group: before }: UndoHistory<Version>,
  version: Version,
  group: string,
): UndoHistory<Version> =>
  before === group ? { past, future: [], group } : { past: [...past, version].slice(-most), future: [], group }

/** The version to go back to and what remains, with the present version to come again; undefined when there is none. */
export const takeBack = <Version>({ past, future }: UndoHistory<Version>, present: Version) => {
  const version = past.at(-1)
  if (version === undefined) return undefined
  return { version, rest: { past: past.slice(0, -1), future: [present, ...future], group: undefined } }
}

/** The version that was gone back from last and what remains; undefined when there is none. */
export const comeAgain = <Version>({ past, future: [version, ...future] }: UndoHistory<Version>, present: Version) =>
  version === undefined
    ? undefined
    : { version, rest: { past: [...past, present].slice(-most), future, group: undefined } }
