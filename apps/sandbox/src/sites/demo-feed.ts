/** A shop's feed whose descriptions have a name of its own, with a price in words, a missing picture and a product sold out. */
const rows = [
  ["id", "title", "Our own words", "link", "image_link", "availability", "price", "brand"],
  ["L1", "Brass lamp", "Warm light for a desk", "L1", "L1", "in stock", "40.00 GBP", "Lumen"],
  ["L2", "Oak lamp", "Turned from one piece", "L2", "L2", "in stock", "ask us", "Lumen"],
  ["L3", "Glass lamp", "Blown by hand", "L3", "", "in stock", "25.00 GBP", "Lumen"],
  ["L4", "Paper lamp", "Folds flat", "L4", "L4", "out of stock", "12.00 GBP", "Lumen"],
  ["L5", "Copper lamp", "For above a table", "L5", "L5", "in stock", "60.00 GBP", "Lumen"],
  ["L6", "Iron lamp", "For the garden", "L6", "L6", "in stock", "80.00 GBP", "Lumen"],
]

/** The demo feed as CSV; its pages and pictures are at the sandbox. */
export const demoFeed = (origin: string): string =>
  rows
    .map(([id = "", title, words, link = "", picture = "", ...others], place) =>
      place === 0
        ? [id, title, words, link, picture, ...others].join(",")
        : [
            id,
            title,
            words,
            `${origin}/sites/lamps/${link}`,
            picture === "" ? "" : `${origin}/scene/lamp.jpg?seed=${picture}`,
            ...others,
          ].join(","),
    )
    .join("\n")
