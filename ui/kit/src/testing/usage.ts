/** What a designer is told about a component beside its properties. Documentation of the kit is English alone. */
export interface Usage {
  /** When it is right, in one or two sentences. */
  readonly use: string
  /** Folders of components that are better in another case, and that case. */
  readonly instead: Readonly<Record<string, string>>
  readonly dos: ReadonlyArray<string>
  readonly donts: ReadonlyArray<string>
}
