import { type ComponentType, useEffect, useState } from "react"
import { createMemoryRouter } from "react-router"
import { RouterProvider } from "react-router/dom"
import { Around, useCasesOf } from "./screen.tsx"
import { openStage, type StageOptions } from "./world/open-stage.ts"
import { emptyBusiness } from "./world/seeds.ts"

export interface StagedProps {
  readonly part: ComponentType
  /** Query of the address, such as `?page=2`. */
  readonly search?: string
  /** The world around it; an empty business and a visitor unless told. */
  readonly stage?: StageOptions
}

const visited: StageOptions = { seed: emptyBusiness }

/** A part of a screen at an address of its own, with all that screens have around them. */
export const Staged = ({ part: Part, search = "", stage: options = visited }: StagedProps) => {
  const [router, setRouter] = useState<ReturnType<typeof createMemoryRouter>>()
  useEffect(() => {
    let isWanted = true
    void openStage(options).then((stage) => {
      if (!isWanted) return
      const element = <Around {...stage} useCases={useCasesOf(stage)} />
      setRouter(
        createMemoryRouter([{ element, children: [{ path: "*", element: <Part /> }] }], {
          initialEntries: [`/${search}`],
        }),
      )
    })
    return () => {
      isWanted = false
    }
  }, [Part, search, options])
  return router === undefined ? null : <RouterProvider router={router} />
}
