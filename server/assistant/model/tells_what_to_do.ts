/** How a text speaks to a model instead of to a reader. Words that a catalogue or a farmer has no use for. */
const TELLING = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instruction|prompt|rule|(?:everything|all|what|text|messages?) (?:that is |said )?(?:above|before|earlier)|polic|guideline|restriction)/is,
  /\b(?:system|developer|hidden|initial)\s+(?:prompt|message|instruction)/i,
  /\b(?:you are|you're|act as|pretend to be|behave as|role-?play)\b.{0,30}\b(?:now|an? (?:ai|assistant|model|bot|unrestricted|human|doctor|expert)|dan|jailbr)/is,
  /\b(?:as an? (?:ai|language model)|jailbreak|prompt injection|do anything now)\b/i,
  /\b(?:note|message|instructions?|attention|important)\b.{0,20}\b(?:to|for)\s+(?:the\s+|all\s+|any\s+)?(?:ai|assistants?|chat ?bots?|bots?|models?|llms?)\b/is,
  /\b(?:new|updated|real|following)\s+(?:instruction|rule)s?\b.{0,5}[:=]/i,
  /\b(?:reply|respond|answer|say|begin|start|end|print|output|repeat)\b.{0,25}\b(?:only with|exactly|the words?|verbatim|every answer|each answer|your answer)/is,
  /(?:^|\n)\s*(?:system|assistant|user|human|developer)\s*:/i,
  /<\/?(?:system|assistant|user|instructions?|s|inst)>|<\|[a-z_]+\|>|\[\/?INST\]|###\s*(?:instruction|system)/i,
  /(?:पिछले|ऊपर|पहले).{0,25}(?:निर्देश|नियम).{0,25}(?:अनदेखा|भूल|नज़रअंदाज़|नजरअंदाज)|(?:निर्देश|नियम).{0,25}(?:अनदेखा|भूल जा|नज़रअंदाज़|नजरअंदाज)/,
  /(?:సూచన|నియమ|ఆదేశ|రూల్స్|చెప్పినవన్నీ|చెప్పినవి).{0,30}(?:పట్టించుకో|విస్మరించ|మర్చిపో|మరచిపో|వదిలే)/,
  /(?:रूल|रूल्स|आदेश|हिदायत).{0,25}(?:भूल|अनदेखा|छोड़)|(?:अब|आज से) (?:तुम|आप|तू) .{0,25}(?:डॉक्टर|बॉट|एआई|आदमी) (?:हो|हैं|है)/,
  /నువ్వు ఇప్పుడు .{0,25}(?:వి|విగా|లా)(?![\p{L}\p{M}])|ఇకనుంచి నువ్వు/u,
  /\b(?:niyam|niyamo|nirdesh|rules?|hidayat|aadesh|adesh|instructions?|guidelines?|restrictions?)\b.{0,25}\b(?:bh?ool|bhul|ignore|anadekh\w*|chh?od|hata|marchipo\w*|maripo\w*|vadile\w*|pattinchuko\w*|tod)/i,
  /\b(?:bh?ool|bhul) ja\w*\b.{0,30}\b(?:niyam|nirdesh|rules?|sab|pehle)/i,
  /\b(?:nuvvu|nuvu|neevu) (?:ippudu|ipudu|inka)\b.{0,25}(?:doctor|bot|ai|rules?)|\b(?:ab|aaj) se? ?(?:tu|tum|aap)\b.{0,25}\b(?:doctor|bot|ai|robot)/i,
  /\b(?:repeat|say|bol|cheppu|likh|write|print|show|reveal|tell|dikha\w*|list|give)\b.{0,20}\b(?:after me|this sentence|system prompt|your (?:instructions|prompt|rules|code)|hidden|api ?keys?|admin|password|source code|env|database)/i,
  /(?:system prompt|सिस्टम प्रॉम्प्ट|సిస్టమ్ ప్రాంప్ట్|api ?keys?|एडमिन|पासवर्ड|పాస్‌?వర్డ్|అడ్మిన్)/i,
  /\b(?:you are|you're|u r|be|become|tum|nuvvu)\b.{0,12}\b(?:dan|stan|jailbr\w*|unrestricted|pharmagpt|evil)\b/i,
  /\b(?:without|no|bina|zero) (?:any )?(?:rules|restrictions|limits|filters?|censor\w*)\b/i,
];

/**
 * Whether a text tries to tell a model what to do. Such a one is never shown to it. What slips through here meets the
 * checks of the answer: this alone is no defence.
 */
export function tellsWhatToDo(text: string): boolean {
  const plain = text.normalize("NFKC").replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u00ad]/g, "");
  return TELLING.some((pattern) => pattern.test(plain));
}
