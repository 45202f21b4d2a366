export {
  Density,
  Elevation,
  FontStack,
  HexColour,
  InvalidPortalTheme,
  parsePortalTheme,
  PortalTheme,
  RadiusScale,
  ThemeColours,
  Typeface,
} from "./theme.ts"
export { type CssVariables, themeStyleSheet, themeToCssVariables } from "./theme-css.ts"
export { type Mode } from "./theme-defaults.ts"
export { contrastRatio, readableFill, readableOn, textContrast, worstContrast } from "./contrast.ts"
export { marqueeLook, type SeededLook, seededLooks } from "./seeded-themes.ts"
export { InvalidPortal, Portal, PortalFlags, PortalRegion } from "./portal.ts"
export { pageTitle } from "./page-title.ts"
export { portalHost } from "./portal-host.ts"
export { portalLanguages, seededPortals } from "./seeded-portals.ts"
