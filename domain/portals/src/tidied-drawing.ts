/**
 * A drawing without what drawing programs add and pages do not need: declarations, comments, metadata and names of other
 * formats. What is unsafe stays, to be refused. Ours.
 */
export const tidiedDrawing = (svg: string): string =>
  svg
    .replaceAll(/<\?[^>]*\?>|<!DOCTYPE[^>]*>|<!--[\s\S]*?-->/giu, "")
    .replaceAll(/<(metadata|sodipodi:namedview)\b[^>]*?(?:\/>|>[\s\S]*?<\/\1>)/gu, "")
    .replaceAll(/\s(?:xmlns:[a-z]+|xml:[a-z]+|inkscape:[\w-]+|sodipodi:[\w-]+|version|data-[\w-]+)="[^"]*"/gu, "")
    .replaceAll(/>\s+</gu, "><")
    .trim()
