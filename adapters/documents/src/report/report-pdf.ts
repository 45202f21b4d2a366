import { Document, Image, Page, renderToBuffer, View } from "@react-pdf/renderer"
import { createElement as h } from "react"
import type { FrozenReport } from "@domain/insights"
import { isRightToLeft, type Portal, type PortalLanguage } from "@domain/portals"
import type { Translate } from "../document-words.ts"
import { fontFamily } from "../fonts.ts"
import { markPicture } from "../mark-picture.ts"
import { charts, foot, type Look, story, tables, text, tiles } from "./report-parts.ts"
import { accentOf, reportStyles } from "./report-styles.ts"
import { reportWords } from "./report-words.ts"

/** A report as A4 pages in the portal's brand and a language: its words, its figures, its days drawn, its tables. */
export const reportPdf = async (
  translate: Translate,
  report: FrozenReport,
  brand: Pick<Portal, "title" | "theme" | "mark">,
  language: PortalLanguage,
): Promise<Uint8Array> => {
  const isRtl = isRightToLeft(language)
  const words = reportWords(translate, report, language)
  const styles = reportStyles(brand.theme, isRtl)
  const look: Look = { words, styles, isRightToLeft: isRtl, accent: accentOf(brand.theme) }
  const { days, compared } = report.report
  const mark = await markPicture(brand)
  const created = new Date(report.publishedAt)
  const page = h(
    Page,
    { size: "A4", style: { ...styles.page, fontFamily } },
    foot(styles, report.businessName, report.name),
    h(
      View,
      { style: styles.top },
      h(
        View,
        { style: styles.sign },
        mark === undefined ? null : h(Image, { src: mark, style: styles.mark }),
        text(styles.brand, brand.title),
      ),
      text(styles.topName, report.businessName),
    ),
    text(styles.title, report.name),
    text(styles.plain, words.range(days)),
    text(styles.label, compared === undefined ? undefined : words.text("compared", { days: words.range(compared) })),
    ...story(look, report),
    tiles(look, report),
    text(styles.label, words.resultParts()),
    charts(look, report),
    ...tables(look, report),
  )
  return renderToBuffer(
    h(
      Document,
      { title: report.name, author: brand.title, creationDate: created, modificationDate: created, language },
      page,
    ),
  )
}
