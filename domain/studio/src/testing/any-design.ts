import fc from "fast-check"
import type { Command } from "../commands/command.ts"
import type { Design } from "../document/design.ts"
import { iconNames, type Layer, type LayerId } from "../document/layer.ts"
import { commonSizes, pageSizeOf, type SizeName } from "../document/page-size.ts"
import { withTextHeight } from "../document/text-lines.ts"

const colour = fc.constantFrom("#112233", "#ffffff", "#d94f2b")
const words = fc
  .array(fc.constantFrom("Fresh", "bread", "every", "morning", "לחם", "טרי", "خبز", "ताज़ा", "焼きたて", "50%"), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join(" "))

/** Any layer of a page; a text's box is as high as its lines. */
export const anyLayer = (id: LayerId, { width, height } = { width: 1080, height: 1080 }): fc.Arbitrary<Layer> => {
  const box = fc.record({
    x: fc.integer({ min: -Math.round(width * 0.1), max: Math.round(width * 0.8) }),
    y: fc.integer({ min: -Math.round(height * 0.1), max: Math.round(height * 0.8) }),
    width: fc.integer({ min: 10, max: Math.round(width * 0.7) }),
    height: fc.integer({ min: 10, max: Math.round(height * 0.5) }),
  })
  const placed = fc.record(
    {
      box,
      rotation: fc.constantFrom(0, 0, 0, 15, 90, -40),
      opacity: fc.constantFrom(1, 0.5),
      group: fc.constantFrom("g-one", "g-two"),
      isHidden: fc.constantFrom(true, false, false),
      pinX: fc.constantFrom("Left" as const, "Centre" as const, "Right" as const, "Stretch" as const),
      pinY: fc.constantFrom("Top" as const, "Middle" as const, "Bottom" as const, "Stretch" as const),
    },
    { requiredKeys: ["box", "rotation", "opacity"] },
  )
  const base = placed.map((parts) => ({ id, name: `Layer ${id}`, ...parts }))
  return fc.oneof(
    fc
      .tuple(base, words, fc.integer({ min: 8, max: 120 }), fc.constantFrom(400, 700))
      .map(([parts, text, size, weight]) =>
        withTextHeight({
          ...parts,
          kind: "Text",
          text,
          size,
          weight,
          font: "Sans",
          colour: "#112233",
          align: "Start",
          leading: 1.2,
        }),
      ),
    fc
      .tuple(base, colour)
      .map(([parts, fill]): Layer => ({ ...parts, kind: "Shape", shape: "Rectangle", fill, edgeWidth: 0, radius: 4 })),
    base.map((parts): Layer => ({
      ...parts,
      kind: "Picture",
      url: "/media/loaf.jpg",
      fit: "Fill",
      focus: { x: 0.5, y: 0.5, zoom: 1 },
      mask: "None",
      filters: {},
    })),
    fc
      .tuple(base, fc.constantFrom(...iconNames), colour)
      .map(([parts, icon, tint]): Layer => ({ ...parts, kind: "Icon", icon, colour: tint })),
  )
}

const ids = ["a", "b", "c", "d", "e", "f", "g", "h"]

/** Any design without corrections, its layers placed for any of the common sizes. */
export const anyDesign: fc.Arbitrary<Design> = fc
  .tuple(fc.constantFrom(...commonSizes), fc.subarray(ids, { minLength: 0 }))
  .chain(([size, some]) =>
    fc.record({
      background: colour,
      sizes: fc.constant([size, ...commonSizes.filter((one) => one !== size)] as ReadonlyArray<SizeName>),
      layers: fc.tuple(...some.map((id) => anyLayer(id, pageSizeOf(size)))) as fc.Arbitrary<ReadonlyArray<Layer>>,
      corrections: fc.constant([]),
    }),
  )

const anyId = fc.constantFrom(...ids)

/** Any change, of layers that the design has or lacks. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc
    .tuple(
      anyId.chain((id) => anyLayer(id)),
      fc.nat(9),
    )
    .map(([layer, at]): Command => ({ change: "Put", layers: [{ layer, at }] })),
  fc.uniqueArray(anyId).map((some): Command => ({ change: "Take", ids: some })),
  anyId.chain((id) => anyLayer(id)).map((layer): Command => ({ change: "Replace", layers: [layer] })),
  fc.shuffledSubarray(ids).map((some): Command => ({ change: "Order", ids: some })),
  fc
    .tuple(fc.constantFrom(...commonSizes), anyId, fc.integer({ min: 1, max: 90 }))
    .map(([size, layer, letters]): Command => ({ change: "Correct", corrections: [{ size, layer, letters }] })),
  fc
    .tuple(fc.constantFrom(...commonSizes), fc.uniqueArray(anyId))
    .map(([size, some]): Command => ({ change: "Follow", size, ids: some })),
  fc
    .tuple(colour, fc.shuffledSubarray([...commonSizes], { minLength: 1 }))
    .map(([background, sizes]): Command => ({ change: "Page", background, sizes })),
)
