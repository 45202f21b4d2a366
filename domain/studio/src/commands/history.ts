import type { Design } from "../document/design.ts"
import { applied, type Command } from "./command.ts"

/** A design with every change since it was opened; `done` and `undone` hold ways back and forth, the latest last. */
export interface History {
  readonly design: Design
  readonly done: ReadonlyArray<Command>
  readonly undone: ReadonlyArray<Command>
}

/** The history of a design that was just opened. */
export const openedDesign = (design: Design): History => ({ design, done: [], undone: [] })

/** A history with one change more. Changes that were undone are gone. */
export const changed = ({ design, done }: History, command: Command): History => {
  const { design: next, back } = applied(design, command)
  return { design: next, done: [...done, back], undone: [] }
}

/** A history whose latest change goes further, as while a text is typed: one step back undoes both. */
export const continued = (history: History, command: Command): History => {
  const former = history.done.at(-1)
  if (former === undefined) return changed(history, command)
  const { design, back } = applied(history.design, command)
  const both: Command = { change: "Several", commands: [back, former] }
  return { design, done: [...history.done.slice(0, -1), both], undone: [] }
}

/** A history without its latest change; the same where there is none. */
export const undo = (history: History): History => {
  const back = history.done.at(-1)
  if (back === undefined) return history
  const { design, back: forth } = applied(history.design, back)
  return { design, done: history.done.slice(0, -1), undone: [...history.undone, forth] }
}

/** A history with its latest undone change again; the same where there is none. */
export const redo = (history: History): History => {
  const forth = history.undone.at(-1)
  if (forth === undefined) return history
  const { design, back } = applied(history.design, forth)
  return { design, done: [...history.done, back], undone: history.undone.slice(0, -1) }
}
