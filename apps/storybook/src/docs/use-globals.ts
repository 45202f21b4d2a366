import type { DocsContextProps } from "@storybook/addon-docs/blocks"
import { useEffect, useState } from "react"
import { GLOBALS_UPDATED } from "storybook/internal/core-events"

/** What the toolbar says. */
export interface ToolbarGlobals {
  readonly portal: string
  readonly language: string
  readonly mode: "light" | "dark"
}

const toolbarGlobals = (globals: Readonly<Record<string, unknown>>): ToolbarGlobals => ({
  portal: String(globals["portal"]),
  language: String(globals["language"]),
  mode: globals["mode"] === "dark" ? "dark" : "light",
})

/** The toolbar's choices, kept up to date on a page of documentation. */
export const useGlobals = (context: DocsContextProps): ToolbarGlobals => {
  const [globals, setGlobals] = useState(() => toolbarGlobals(context.getStoryContext(context.storyById()).globals))
  useEffect(() => {
    const follow = (change: { readonly globals: Readonly<Record<string, unknown>> }) =>
      setGlobals(toolbarGlobals(change.globals))
    context.channel.on(GLOBALS_UPDATED, follow)
    return () => context.channel.off(GLOBALS_UPDATED, follow)
  }, [context])
  return globals
}
