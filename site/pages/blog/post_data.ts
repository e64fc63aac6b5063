import type { Post } from "../../../contract/post.ts";
import { absolute, addressOf, excerpt, type Site } from "../../app/metadata.ts";
import { LOGO, named, standalone } from "../../app/structured_data.ts";

export function postData(site: Site, post: Post) {
  const { origin, company, seo, frame } = site;
  return standalone("Article", {
    headline: excerpt(post.title, 110),
    description: post.excerpt,
    ...(post.imageUrl && { image: absolute(post.imageUrl, origin) }),
    datePublished: post.date,
    dateModified: post.updatedAt,
    author: named("Organization", post.author),
    publisher: {
      ...named("Organization", company.name),
      logo: { "@type": "ImageObject", url: absolute(seo?.general?.siteLogo ?? frame?.logo ?? LOGO, origin) },
    },
    mainEntityOfPage: addressOf(site, `/blog/post/${encodeURIComponent(post.slug)}`),
  });
}
