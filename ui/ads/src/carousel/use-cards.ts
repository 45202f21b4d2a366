import { type CarouselCard, type CarouselCards, cardsOf, proposedCards } from "@domain/campaigns"
import { withCreative } from "@ui/journey/draft-creative"
import type { KeptEditing } from "@ui/journey/plan-editing"
import { useState } from "react"

/** What was done last and can be undone: a removed card by its headline, or new cards in place of the former. */
export interface CardsUndo {
  readonly removed?: string
  readonly before: CarouselCards
}

/** A carousel's cards and what a person does with them; a removal and a new suggestion can be undone until the next change. */
export const useCards = ({ details, change, flow }: KeptEditing) => {
  const [undone, setUndone] = useState<CardsUndo>()
  const cards = cardsOf(details) ?? []
  const set = (next: CarouselCards) => {
    setUndone(undefined)
    change(withCreative(details, { cards: next }))
  }
  return {
    cards,
    undone,
    edit: (index: number, card: CarouselCard) => set(cards.with(index, card)),
    move: (from: number, to: number) => set(cards.toSpliced(from, 1).toSpliced(to, 0, ...cards.slice(from, from + 1))),
    /** Also after a picture was fetched, when the details of this drawing are no longer the newest. */
    put: (index: number, next: (card: CarouselCard | undefined) => CarouselCard) => {
      const now = flow.state().details ?? details
      const present = cardsOf(now) ?? cards
      setUndone(undefined)
      change(withCreative(now, { cards: present.toSpliced(index, 1, next(present[index])) }))
    },
    remove: (index: number) => {
      set(cards.toSpliced(index, 1))
      setUndone({ removed: cards[index]?.headline ?? "", before: cards })
    },
    suggest: () => {
      set(proposedCards(details))
      if (cards.length > 0) setUndone({ before: cards })
    },
    undo: () => {
      if (undone !== undefined) set(undone.before)
    },
    endWithPage: (endCard: boolean) => {
      const { endCard: _former, ...carousel } = details.creative.creativeDetail?.carousel ?? {}
      change(withCreative(details, { carousel: { ...carousel, ...(endCard && { endCard }) } }))
    },
  }
}

export type Cards = ReturnType<typeof useCards>
