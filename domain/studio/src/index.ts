export { around, Box, boundsOf, isInside, middleOf } from "./document/box.ts"
export { studioLimits } from "./document/studio-limits.ts"
export { commonSizes, type PageSize, pageSizeOf, safeBoxOf, sizeNamed, SizeName } from "./document/page-size.ts"
export {
  IconLayer,
  IconName,
  iconNames,
  Layer,
  LayerId,
  PictureFilters,
  PictureLayer,
  PictureMask,
  PinX,
  PinY,
  ShapeKind,
  ShapeLayer,
  StudioFont,
  TextAlign,
  TextLayer,
} from "./document/layer.ts"
export { blankDesign, Correction, Design, type DesignProblem, designProblem, firstSize } from "./document/design.ts"
export {
  beginsVersion,
  DesignChanged,
  DesignId,
  DesignName,
  DesignNotFound,
  DesignsFull,
  FolderName,
  KeptDesign,
} from "./document/kept-design.ts"
export { isRightToLeftText, naturalWidth, textHeight, textLines, withTextHeight } from "./document/text-lines.ts"
export { type DesignPage, pageOf } from "./layout/page-of.ts"
export { type Applied, applied, type Command, type LayerAt } from "./commands/command.ts"
export { changed, continued, type History, openedDesign, redo, undo } from "./commands/history.ts"
export { changeOn } from "./commands/change-on.ts"
export { copiedDesign, copiedLayers } from "./commands/copies.ts"
export { type DesignDifferences, designDifferences, isSameDesign } from "./commands/differences.ts"
export {
  aligned,
  type Alignment,
  alignments,
  movedBy,
  type OrderMove,
  orderMoves,
  reordered,
} from "./commands/arrange.ts"
export { type Guide, type Snap, snapOf } from "./commands/snap.ts"
export { BrandKit, firstBrandKit, inkOn, leadingColours, readability } from "./brand/brand-kit.ts"
export { startingDesign, type StartingName, startingNames, type StartingWords } from "./brand/starting-designs.ts"
export {
  ExportFormat,
  type ExportFinding,
  exportFormats,
  fileFindings,
  googleBannerSizes,
  isRefusal,
  pageFindings,
  placeRuleOf,
  type PlaceRule,
} from "./exports/export-rules.ts"
