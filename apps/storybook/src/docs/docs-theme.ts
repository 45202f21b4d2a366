import { seededLooks, themeToCssVariables } from "@domain/portals"
import { create, type ThemeVars } from "storybook/theming"
import type { ToolbarGlobals } from "./use-globals.ts"

/** Storybook's own parts of a page in the chosen portal's colours and faces. */
export const docsTheme = ({ portal, mode }: ToolbarGlobals): ThemeVars => {
  const look = seededLooks.find(({ key }) => key === portal) ?? seededLooks[0]
  if (look === undefined) return create({ base: mode })
  const token = themeToCssVariables(look.theme, mode)
  const ink = token["--color-ink"] ?? ""
  const surface = token["--color-surface"] ?? ""
  return create({
    base: mode,
    colorPrimary: token["--color-accent"] ?? "",
    colorSecondary: token["--color-accent-text"] ?? "",
    appBg: token["--color-paper"] ?? "",
    appContentBg: surface,
    appPreviewBg: surface,
    appBorderColor: token["--color-line"] ?? "",
    appBorderRadius: 12,
    fontBase: token["--font-body"] ?? "",
    textColor: ink,
    textInverseColor: surface,
    textMutedColor: token["--color-ink-soft"] ?? "",
    barBg: surface,
    barTextColor: token["--color-ink-soft"] ?? "",
    inputBg: surface,
    inputBorder: token["--color-control-line"] ?? "",
    inputTextColor: ink,
  })
}
