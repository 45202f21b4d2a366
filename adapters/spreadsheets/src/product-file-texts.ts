import { ProductFileTexts } from "@application/insights/ports"
import { isProductAmount, networkProductWords, productMetrics } from "@domain/insights"
import type { PortalLanguage } from "@domain/portals"
import { Layer } from "effect"

const amounts: ReadonlySet<string> = new Set(
  productMetrics.map(({ name }) => name).filter((name) => isProductAmount(name)),
)

/** Texts of downloaded products, from the same files as the texts of mails. */
export const productFileTexts = (
  translate: (key: string, language: string, values: Readonly<Record<string, string | number>>) => string,
) =>
  Layer.succeed(ProductFileTexts, {
    in: (language: PortalLanguage) => {
      const text = (key: string, values: Readonly<Record<string, string>> = {}) =>
        translate(`productsFile.${key}`, language, values)
      return {
        fileName: text("name"),
        headOf: (column, currency) => {
          const head = text(`column.${column}`)
          return column === "price" || amounts.has(column) ? text("unit", { head, currency }) : head
        },
        groupOf: (group) => text(`group.${group}`),
        valueOf: (attribute, value) =>
          (attribute === "availability" || attribute === "condition") &&
          networkProductWords.some((word) => word === value)
            ? text(`value.${value}`)
            : value,
      }
    },
  })
