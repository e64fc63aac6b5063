import { useState } from "react";
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_NAMES, LANGUAGES } from "../../../contract/language.ts";
import { localPath } from "../../../contract/shared/language_paths.ts";
import { excerpt } from "../../app/metadata.ts";
import { Icon } from "../ui/Icon.tsx";
import { Segments } from "../ui/Segments.tsx";
import { seoTexts } from "./seo_texts.ts";

const own = seoTexts.preview;
/** Search engines cut longer texts at about these lengths. */
const TITLE_MAX = 60;
const DESCRIPTION_MAX = 160;

interface Props {
  textsIn(language: Language): { title: string; description: string };
  /** The path without origin and language: `/blog`. */
  path: string;
  image: string;
}

/** The page as a search result and as a link preview in social networks. */
export function Previews({ textsIn, path, image }: Props) {
  const [language, choose] = useState<Language>(DEFAULT_LANGUAGE);
  const { title, description } = textsIn(language);
  const steps = [location.host, ...localPath(language, path).split("/").filter(Boolean)];
  return (
    <div className="seo-previews" lang={language}>
      <Segments<Language>
        label={own.language}
        value={language}
        onChange={choose}
        choices={LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]])}
      />
      <figure>
        <figcaption>{own.search}</figcaption>
        <div className="seo-result" data-preview="search">
          <p className="seo-result-address">{steps.join(" › ")}</p>
          <p className="seo-result-title">{excerpt(title, TITLE_MAX)}</p>
          <p className="seo-result-text">{excerpt(description, DESCRIPTION_MAX)}</p>
        </div>
      </figure>
      <figure>
        <figcaption>{own.card}</figcaption>
        <div className="seo-card" data-preview="card">
          <Picture key={image} address={image} />
          <div className="seo-card-words">
            <p className="seo-result-address">{location.host}</p>
            <p className="seo-card-title">{excerpt(title, TITLE_MAX)}</p>
            <p className="seo-result-text">{excerpt(description, DESCRIPTION_MAX)}</p>
          </div>
        </div>
      </figure>
    </div>
  );
}

function Picture({ address }: { address: string }) {
  const [broken, setBroken] = useState(false);
  const shown = !broken && /^(https?:\/\/|\/(?!\/))\S+$/.test(address.trim());
  return (
    <div className="seo-card-picture">
      {shown
        ? (
          <img
            src={address.trim()}
            alt=""
            width={1200}
            height={630}
            loading="lazy"
            onError={() => setBroken(true)}
          />
        )
        : <Icon name="image" size={40} />}
    </div>
  );
}
