export { graphemes, textLength as graphemeCount, truncateText as truncateGraphemes } from "@domain/kernel"
