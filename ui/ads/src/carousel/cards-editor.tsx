import { cardCountProblem } from "@domain/campaigns"
import { carouselLimits } from "@domain/creatives"
import { formatNumber } from "@ui/i18n"
import { Button } from "@ui/kit/button"
import { cx } from "@ui/kit/cx"
import { EmptyState } from "@ui/kit/empty-state"
import { SortableList } from "@ui/kit/sortable-list"
import { Switch } from "@ui/kit/switch"
import { lazyPart } from "@ui/container"
import type { KeptEditing } from "@ui/journey/plan-editing"
import { usePortal } from "@ui/shared/frame"
import { useMay } from "@ui/shared/use-may"
import { GalleryHorizontal, Plus, ShoppingBag, Undo2, WandSparkles } from "lucide-react"
import { type ReactNode, Suspense, useId, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { CardFields } from "./card-fields.tsx"
import { CardPictureDialog } from "./card-picture-dialog.tsx"
import styles from "./cards-editor.module.css"
import { useCards } from "./use-cards.ts"

/** Opened by shops alone, so apart from the editor. */
const ProductDialog = lazyPart(async () => (await import("./product-dialog.tsx")).ProductDialog)

export interface CardsEditorProps {
  readonly editing: KeptEditing
  readonly showsErrors: boolean
  /** Of the heading in the page's outline. */
  readonly level?: 2 | 3
  /** Further choices below the cards. */
  readonly children?: ReactNode
}

const { least, most, mostOnInstagram } = carouselLimits.cards

/** The cards of a carousel: suggested, from pictures or from the shop's products; typed, moved, removed, and brought back. */
export const CardsEditor = ({ editing, showsErrors, level = 2, children }: CardsEditorProps) => {
  // The words of the fields too: a list of items that wait for words never comes to rest.
  const { t } = useTranslation(["carousel", "creatives", "failures", "policy", "common"])
  const { language } = usePortal()
  const { details } = editing
  const { businessProfileId } = details
  const mayRead = useMay(businessProfileId)("readProfile")
  const cards = useCards(editing)
  const [picturing, setPicturing] = useState<number>()
  const [isShopOpen, setShopOpen] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  const id = useId()
  const Heading = `h${level}` as const
  const numbers = { least: formatNumber(least, language), most: formatNumber(most, language) }
  const seen = new Map<string, number>()
  const rows = cards.cards.map((card, index) => {
    const turn = seen.get(card.picture.url) ?? 0
    seen.set(card.picture.url, turn + 1)
    const name =
      card.headline === "" ? t("carousel:card", { number: formatNumber(index + 1, language) }) : card.headline
    return { id: `${card.picture.url} ${turn}`, name, card }
  })
  const isFull = rows.length >= most
  const { undone } = cards

  return (
    <div ref={group} role="group" aria-labelledby={id} className={cx(styles.group)}>
      <div className={cx(styles.head)}>
        <div className={cx(styles.titles)}>
          <Heading id={id} className={cx(level === 2 ? styles.heading : styles.subheading)}>
            {t("carousel:heading")}
          </Heading>
          <span className={cx(styles.note)}>
            {t("carousel:used", { used: formatNumber(rows.length, language), most: numbers.most })}
          </span>
        </div>
        <p className={cx(styles.note)}>
          {t("carousel:help", { ...numbers, instagram: formatNumber(mostOnInstagram, language) })}
        </p>
      </div>
      {rows.length === 0 ? (
        <EmptyState level={3} icon={<GalleryHorizontal />} title={t("carousel:empty")}>
          {t("carousel:emptyHelp")}
        </EmptyState>
      ) : (
        <SortableList labelledBy={id} items={rows} onMove={cards.move}>
          {({ card }, index) => (
            <CardFields
              details={details}
              card={card}
              index={index}
              showsErrors={showsErrors}
              onEdit={(edited) => cards.edit(index, edited)}
              onPicture={() => setPicturing(index)}
              onRemove={() => {
                cards.remove(index)
                requestAnimationFrame(() => group.current?.querySelector<HTMLElement>("[data-undo]")?.focus())
              }}
            />
          )}
        </SortableList>
      )}
      <div role="status" className={cx(styles.removed)}>
        {undone === undefined ? null : (
          <>
            <span>
              {undone.removed === undefined
                ? t("carousel:replaced")
                : undone.removed === ""
                  ? t("carousel:removedBlank")
                  : t("carousel:removed", { name: undone.removed })}
            </span>
            <Button kind="quiet" size="small" icon={<Undo2 aria-hidden />} data-undo onPress={cards.undo}>
              {t("carousel:undo")}
            </Button>
          </>
        )}
      </div>
      {showsErrors && cardCountProblem(cards.cards) === "tooFew" ? (
        <p className={cx(styles.error)} role="alert">
          {t("carousel:tooFew", numbers)}
        </p>
      ) : null}
      <div className={cx(styles.actions)}>
        <Button
          kind="secondary"
          size="small"
          icon={<Plus aria-hidden />}
          isDisabled={isFull}
          onPress={() => setPicturing(rows.length)}
        >
          {t("carousel:add")}
        </Button>
        {businessProfileId === undefined || !mayRead ? null : (
          <Button
            kind="secondary"
            size="small"
            icon={<ShoppingBag aria-hidden />}
            isDisabled={isFull}
            onPress={() => setShopOpen(true)}
          >
            {t("carousel:products.open")}
          </Button>
        )}
        <Button kind="quiet" size="small" icon={<WandSparkles aria-hidden />} onPress={cards.suggest}>
          {t("carousel:suggest")}
        </Button>
      </div>
      <Switch
        isSelected={details.creative.creativeDetail?.carousel?.endCard === true}
        onChange={cards.endWithPage}
        hint={t("carousel:endCard.hint")}
      >
        {t("carousel:endCard.label")}
      </Switch>
      {children}
      {picturing === undefined ? null : (
        <CardPictureDialog
          editing={editing}
          card={cards.cards[picturing]}
          onChoose={(picture) => {
            cards.put(picturing, (card) => (card === undefined ? { picture, headline: "" } : { ...card, picture }))
            setPicturing(undefined)
          }}
          onClose={() => setPicturing(undefined)}
        />
      )}
      {businessProfileId === undefined || !isShopOpen ? null : (
        <Suspense fallback={null}>
          <ProductDialog
            businessProfileId={businessProfileId}
            region={details.region}
            cards={cards.cards}
            onAdd={(card) => cards.put(rows.length, () => card)}
            onClose={() => setShopOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
