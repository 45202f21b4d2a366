import { expect, test } from "vitest"
import { isSafeDrawing } from "./safe-drawing.ts"
import { seededPortals } from "./seeded-portals.ts"
import { tidiedDrawing } from "./tidied-drawing.ts"

test("what drawing programs add is left out", () => {
  const exported = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Made by hand -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" viewBox="0 0 4 4">
  <metadata>Someone</metadata>
  <rect width="4" height="4" data-name="ground"/>
</svg>
`
  const tidied = tidiedDrawing(exported)
  expect(tidied).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4"/></svg>')
  expect(isSafeDrawing(tidied)).toBe(true)
})

test("a script stays in a drawing, so that the drawing is refused", () => {
  const wicked = '<?xml version="1.0"?><svg viewBox="0 0 4 4"><script>alert(1)</script></svg>'
  expect(isSafeDrawing(tidiedDrawing(wicked))).toBe(false)
})

test("the drawings of shipped portals stay as they are", () => {
  for (const { headerLogo } of seededPortals) expect(tidiedDrawing(headerLogo)).toBe(headerLogo)
})
